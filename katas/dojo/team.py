"""A team as it is looked back at: who they are, and their lights."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from katas.dojo.lit import Lit


@dataclass(frozen=True, slots=True)
class Team:
    """One team, with its lights in the order in which they were lit.

    `id` is the same wherever the team's lights are found: in a dojo, in its own folder. `animal`
    and `name` are what others call it, `name` empty where it gave none. `began` are seconds since
    1970, when it joined or lit its first light. `differences` are unified diffs by the light's id,
    against the light before; only where the team has agreed, or looks at itself.
    """

    id: str
    animal: str
    began: float
    lights: tuple[Lit, ...] = ()
    name: str = ""
    differences: Mapping[str, str] = field(default_factory=dict)
