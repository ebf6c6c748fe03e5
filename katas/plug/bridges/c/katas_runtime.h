/* What the shims around a solution's functions are made of.

   It is included before the solution's file, so it includes nothing itself; and the shims stand
   behind that file, whose macros may have any names: so all names here begin with katas_. */

enum { KATAS_NUMBER, KATAS_TEXT, KATAS_LIST, KATAS_DIE, KATAS_ROLL };

/* One argument as it comes from Python. A list belongs to the call, and is written back to; of
   KATAS_DIE and KATAS_ROLL each roll of a batch has its own. */
struct katas_argument {
    int katas_kind;
    long long katas_number; /* the number, or how many there are in the list */
    const char *katas_text;
    long long *katas_list;
};

struct katas_result {
    long long katas_number;
    double katas_real;
    const char *katas_text;
};

typedef void katas_shim(const struct katas_argument *, struct katas_result *);

/* What a solution calls and nothing defines. */
void katas_missing(const char *katas_name);

/* The value of a constant, of whatever type it is. */
struct katas_constant {
    int katas_kind; /* KATAS_NUMBER, KATAS_TEXT, or KATAS_LIST for what is neither */
    long long katas_number;
    const char *katas_text;
};
struct katas_constant katas_of_number(long long), katas_of_text(const char *), katas_of_real(double);

#define KATAS_CONSTANT(value)                                                                      \
    _Generic((value), char *: katas_of_text, const char *: katas_of_text, float: katas_of_real,   \
             double: katas_of_real, default: katas_of_number)(value)

/* How the linker calls something: on a Mac with a _ before its name. */
#define KATAS_STRING_(text) #text
#define KATAS_STRING(text) KATAS_STRING_(text)
#define KATAS_SYMBOL(name) KATAS_STRING(__USER_LABEL_PREFIX__) name

/* So many elements may be touched before and behind a list: all of them are zero. */
#define KATAS_ROOM 64
