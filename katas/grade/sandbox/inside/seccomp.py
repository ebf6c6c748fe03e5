"""Seccomp: system calls that no solution of a kata makes, and that an attack would.

A list of what is denied, not of what is allowed: the runtimes of six languages make calls that
nobody can list. The filter is a program for the kernel's own small machine; Python has no
function to write one, and what runs here has no libraries.
"""

import ctypes
import errno
import os
import platform
import struct

MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""By name: the column of the numbers below, and what the kernel calls the machine."""

DENIED = {
    "socket": (41, 198),  # the network, UDP and all; two connected ends of a pipe are another call
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "kcmp": (312, 272),
    "pidfd_getfd": (438, 438),
    "process_madvise": (440, 440),
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "reboot": (169, 142),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "acct": (163, 89),
    "quotactl": (179, 60),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "adjtimex": (159, 171),
    "clock_adjtime": (305, 266),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "syslog": (103, 116),
}
"""Denied always, by the number on each machine."""

KEEPING_TOGETHER = {"setsid": (112, 157), "setpgid": (109, 154)}
"""Denied where the processes of a submission are ended by their group: none leaves it."""

SIGNALS = {
    "kill": (62, 129),
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "pidfd_send_signal": (424, 424),
}
"""Denied where nothing else keeps signals inside."""

PRLIMIT, CLONE, CLONE3 = (302, 261), (56, 220), (435, 435)

NEW_NAMESPACES = 0x7E020000
"""The flags of `clone` that ask for namespaces."""

LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""The instructions that are used here: load a word, three comparisons, return."""

ALLOW, DENY, KILL = 0x7FFF0000, 0x00050000, 0x80000000
NUMBER, MACHINE, FIRST = 0, 4, 16
"""Where the number of a call, the machine and the lower half of the first argument lie."""

OTHER_NUMBERS = 0x40000000
"""From here on x86_64 numbers the calls of 32 bits."""

SECCOMP, FILTER, NO_NEW_PRIVILEGES = 22, 2, 38

Instruction = tuple[int, int, int, int]


def machine() -> str:
    """The machine's name if there is a filter for it, else nothing."""
    name = platform.machine()
    return name if name in MACHINES and struct.calcsize("P") == 8 else ""  # 64 bits


def program(*, together: bool = False, signals: bool = False) -> bytes:
    """The filter for this machine, as the kernel takes it.

    `together` keeps processes in their group, `signals` keeps them from signalling at all.

    Raises OSError where there is none for this machine.
    """
    name = machine()
    if not name:
        raise OSError(errno.ENOSYS, "no filter for this machine")
    column, known_as = MACHINES[name]
    denied = dict(DENIED)
    if together:
        denied |= KEEPING_TOGETHER
    if signals:
        denied |= SIGNALS
    lines: list[Instruction] = [
        (LOAD, 0, 0, MACHINE),
        (EQUAL, 1, 0, known_as),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, NUMBER),
    ]
    if name == "x86_64":
        lines += [(AT_LEAST, 0, 1, OTHER_NUMBERS), (RETURN, 0, 0, DENY | errno.ENOSYS)]
    for numbers in denied.values():
        lines += [(EQUAL, 0, 1, numbers[column]), (RETURN, 0, 0, DENY | errno.EPERM)]
    # The C library asks by clone3 first, whose flags can't be seen, and then by clone.
    lines += [(EQUAL, 0, 1, CLONE3[column]), (RETURN, 0, 0, DENY | errno.ENOSYS)]
    lines += [(EQUAL, 0, 4, CLONE[column]), (LOAD, 0, 0, FIRST)]
    lines += [(ANY_BIT, 0, 1, NEW_NAMESPACES), (RETURN, 0, 0, DENY | errno.EPERM)]
    lines += [(RETURN, 0, 0, ALLOW)]
    # The limits of others: of oneself they may be asked and lowered.
    lines += [(EQUAL, 0, 3, PRLIMIT[column]), (LOAD, 0, 0, FIRST)]
    lines += [(EQUAL, 1, 0, 0), (RETURN, 0, 0, DENY | errno.EPERM)]
    lines += [(RETURN, 0, 0, ALLOW)]
    return b"".join(struct.pack("=HBBI", *line) for line in lines)


def install(filter_: bytes) -> None:
    """Let the kernel hold this process, and what it starts, to a filter.

    Raises OSError if it won't.
    """
    lines = ctypes.create_string_buffer(filter_, len(filter_))
    told = struct.pack("H6xP", len(filter_) // 8, ctypes.addressof(lines))
    library = ctypes.CDLL(None, use_errno=True)
    for arguments in ((NO_NEW_PRIVILEGES, 1, 0, 0, 0), (SECCOMP, FILTER, told, 0, 0)):
        if library.prctl(*arguments) != 0:
            code = ctypes.get_errno()
            raise OSError(code, os.strerror(code))
