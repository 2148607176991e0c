"""What cards do. Each effect carries its rule, its legality, the reason why not, and its text."""
