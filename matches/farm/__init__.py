"""The workers' scheduling: priorities, a fair queue, and health files."""
