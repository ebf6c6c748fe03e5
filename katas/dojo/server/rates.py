"""How often somebody may ask for something: a bucket that fills again, one for each of them."""

from dataclasses import dataclass

MOST = 10_000
"""Of so many it is known how full they are; then those that are full again are forgotten."""


@dataclass
class _Bucket:
    left: float
    at: float


class Rates:
    """`burst` times at once, and `often` times a second from then on."""

    def __init__(self, burst: float, often: float) -> None:
        self._burst = burst
        self._often = often
        self._buckets: dict[str, _Bucket] = {}

    def has(self, who: str, now: float) -> bool:
        """Whether somebody may once more; `now` are seconds of any clock that goes on."""
        return self._filled(who, now).left >= 1

    def take(self, who: str, now: float) -> bool:
        """Let somebody once more, if they may."""
        bucket = self._filled(who, now)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def _filled(self, who: str, now: float) -> _Bucket:
        if len(self._buckets) > MOST:
            self._buckets = {
                name: bucket
                for name, bucket in self._buckets.items()
                if bucket.left + (now - bucket.at) * self._often < self._burst
            }
        bucket = self._buckets.setdefault(who, _Bucket(self._burst, now))
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._often)
        bucket.at = now
        return bucket
