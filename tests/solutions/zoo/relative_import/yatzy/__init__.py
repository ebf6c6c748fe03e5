from .score import score
