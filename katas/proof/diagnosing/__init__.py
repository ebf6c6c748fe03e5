"""Whose rules wrong answers follow, which known mistake is behind them, or which habit."""
