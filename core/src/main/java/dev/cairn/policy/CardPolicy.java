package dev.cairn.policy;

/** Numbers behind what is learned: what proves a card, when two are the same, how many there may be. */
public record CardPolicy(
    @Tunable(
        means = "weight of a tool's output for or against a card",
        source = "semantics §3",
        max = 100)
    double toolWeight,

    @Tunable(
        means = "weight of a document's words for or against a card",
        source = "semantics §3",
        max = 100)
    double documentWeight,

    @Tunable(
        means = "weight of the user's words for or against what is not his to decide",
        source = "semantics §3",
        max = 100)
    double userWeight,

    @Tunable(
        means = "weight of the user's words for or against his own rules",
        source = "ours: nobody else's words count",
        max = 100)
    double ruleWeight,

    @Tunable(
        means = "truth or utility below which a card is weak",
        source = "semantics §3",
        max = 1)
    double truthLow,

    @Tunable(
        means = "mass of doubt at which a card of a repository is to be rechecked",
        source = "semantics §3",
        max = 1000)
    double recheckRepo,

    @Tunable(
        means = "mass of doubt at which a card of a domain is to be rechecked",
        source = "semantics §3",
        max = 1000)
    double recheckDomain,

    @Tunable(
        means = "mass of doubt at which a card that holds everywhere is to be rechecked",
        source = "semantics §3",
        max = 1000)
    double recheckGlobal,

    @Tunable(
        means = "share of common words from which two statements may be one",
        source = "semantics §3",
        max = 1)
    double sameLexical,

    @Tunable(
        means = "nearness in meaning from which two statements may be one",
        source = "semantics §3",
        max = 1)
    double sameCosine,

    @Tunable(
        means = "share of common words from which a statement is not new",
        source = "semantics §3",
        max = 1)
    double knownLexical,

    @Tunable(
        means = "nearness in meaning from which a statement is not new",
        source = "semantics §3",
        max = 1)
    double knownCosine,

    @Tunable(
        means = "share of a rule's words the user must have said, or something near in meaning",
        source = "ours",
        max = 1)
    double supportedShare,

    @Tunable(
        means = "nearness in meaning of the user's words that supports a rule",
        source = "ours",
        max = 1)
    double supportedCosine,

    @Tunable(
        means = "share of common things from which a yes and a no speak of the same",
        source = "ours: an exception is no reversal",
        max = 1)
    double reversalAlike,

    @Tunable(
        means = "share of common words from which two statements give a value to the same thing",
        source = "ours",
        max = 1)
    double sameThing,

    @Tunable(means = "longest statement, in code points", source = "ours", min = 1, max = 10000)
    long statementMax,

    @Tunable(
        means = "most pieces of evidence one proposal may cite",
        source = "ours",
        min = 1,
        max = 1000)
    long evidenceMax,

    @Tunable(
        means = "entries of one episode that are read for candidates",
        source = "ours",
        min = 1,
        max = 1000000)
    long readEntriesMax,

    @Tunable(
        means = "code points at the head of an entry that are read for candidates",
        source = "ours",
        min = 1,
        max = 10000000)
    long readCharactersMax,

    @Tunable(
        means = "candidates one generator may propose for one episode",
        source = "ours",
        min = 0,
        max = 10000)
    long generatedMax,

    @Tunable(means = "most tags of a card", source = "ours", min = 0, max = 1000)
    long tagsMax,

    @Tunable(
        means = "concepts a card is joined to in the graph, the strongest",
        source = "ours",
        min = 0,
        max = 1000)
    long conceptsMax,

    @Tunable(means = "cards one episode may add", source = "semantics §3", min = 0, max = 100000)
    long perEpisode,

    @Tunable(
        means = "cards of kind preference one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodePreference,

    @Tunable(
        means = "cards of kind constraint one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodeConstraint,

    @Tunable(
        means = "cards of kind commitment one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodeCommitment,

    @Tunable(
        means = "cards of kind fact one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodeFact,

    @Tunable(
        means = "cards of kind tactic one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodeTactic,

    @Tunable(
        means = "cards of kind negative result one episode may add",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long perEpisodeNegative,

    @Tunable(
        means = "active cards of kind preference for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetPreferenceRepo,

    @Tunable(
        means = "active cards of kind preference for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetPreferenceDomain,

    @Tunable(
        means = "active cards of kind preference for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetPreferenceGlobal,

    @Tunable(
        means = "active cards of kind constraint for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetConstraintRepo,

    @Tunable(
        means = "active cards of kind constraint for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetConstraintDomain,

    @Tunable(
        means = "active cards of kind constraint for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetConstraintGlobal,

    @Tunable(
        means = "active cards of kind commitment for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetCommitmentRepo,

    @Tunable(
        means = "active cards of kind commitment for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetCommitmentDomain,

    @Tunable(
        means = "active cards of kind commitment for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetCommitmentGlobal,

    @Tunable(
        means = "active cards of kind fact for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetFactRepo,

    @Tunable(
        means = "active cards of kind fact for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetFactDomain,

    @Tunable(
        means = "active cards of kind fact for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetFactGlobal,

    @Tunable(
        means = "active cards of kind tactic for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetTacticRepo,

    @Tunable(
        means = "active cards of kind tactic for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetTacticDomain,

    @Tunable(
        means = "active cards of kind tactic for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetTacticGlobal,

    @Tunable(
        means = "active cards of kind negative result for one repository",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetNegativeRepo,

    @Tunable(
        means = "active cards of kind negative result for one domain",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetNegativeDomain,

    @Tunable(
        means = "active cards of kind negative result for all",
        source = "semantics §3",
        min = 0,
        max = 1000000)
    long budgetNegativeGlobal,

    @Tunable(
        means = "days without being shown after which a weak card may be put aside",
        source = "semantics §3",
        min = 0,
        max = 100000)
    long archiveDays,

    @Tunable(
        means = "repositories of a domain a tactic must have won in to hold in all of it",
        source = "semantics §3",
        min = 1,
        max = 1000)
    long promoteRepos,

    @Tunable(
        means = "where personal taste holds if nothing else is said: global, or repo",
        source = "semantics §3")
    TasteScope tasteScope,

    @Tunable(
        means = "suggestions that may be open within the last turns of the user",
        source = "semantics §3: 10 per 100 turns",
        min = 0,
        max = 100000)
    long suggestionsMax,

    @Tunable(
        means = "turns of the user within which suggestions are counted",
        source = "semantics §3: 10 per 100 turns",
        min = 1,
        max = 1000000)
    long suggestionTurns,

    @Tunable(
        means = "days after which a suggestion nobody confirmed is no longer listed",
        source = "ours",
        min = 1,
        max = 100000)
    long suggestionDays,

    @Tunable(
        means = "rules, the nearest ones, that what a user says is compared with",
        source = "ours: keeps judging linear; the rule that is meant is among the nearest",
        min = 1,
        max = 10000)
    long comparedMax,

    @Tunable(
        means =
            "probability of another value that is enough where writer and card name one subject",
        source = "semantics §3: an equal subject lowers the evidence needed",
        max = 1)
    double sameSubjectValue,

    @Tunable(
        means = "probability from which a question, report, hypothesis or quotation backs no rule",
        source = "ours",
        max = 1)
    double noRuleSure,

    @Tunable(
        means = "probability from which a sentence lays down enough to take a rule's place",
        source = "ours",
        max = 1)
    double ruleSure) {

  /** Tactics one episode credits. Part of the fold, so no setting: credit once given stays. */
  public static final int CREDITED_MAX = 2;

  /** Words of a subject found in a statement. Part of the rules, like the words they look for. */
  public static final int SUBJECT_WORDS_MAX = 4;

  /** No cue of negation is longer: "under no circumstances". Part of the rules. */
  public static final int NEGATION_TOKENS_MAX = 5;

  /** With fewer words in common, one that differs is a matter of wording. Part of the rules. */
  public static final double SWAP_OVERLAP = 0.5;

  /** Words of a value that a statement gives to something; more are an explanation. */
  public static final int VALUE_WORDS_MAX = 4;

  /** With fewer things than this in common, two clauses only happen to share a word. Part of the rules. */
  public static final int COMMON_THINGS_MIN = 2;

  /** Words that may stand between a no and what it turns round. Part of the rules. */
  public static final int NEGATION_REACH = 3;

  /** Less of a statement than this outside of quotation marks, and it is quoted. Part of the rules. */
  public static final double QUOTED_SHARE = 0.5;

  /** More than this share of a statement's words left out between them, and it is another. Part of the rules. */
  public static final double DROPPED_SHARE = 0.5;

  /** Shorter names in capitals are abbreviations that people write or leave out: CI, PR. Part of the rules. */
  public static final int CAPITALS_MIN = 4;

  public static final CardPolicy DEFAULT = new CardPolicy(
      1,
      0.7,
      0.4,
      1,
      0.5,
      2,
      3,
      4,
      0.8,
      0.92,
      0.65,
      0.78,
      0.25,
      0.5,
      0.75,
      0.8,
      600,
      20,
      5000,
      50000,
      50,
      20,
      8,
      12,
      2,
      1,
      1,
      4,
      2,
      2,
      80,
      40,
      20,
      120,
      60,
      30,
      120,
      60,
      30,
      300,
      180,
      100,
      120,
      80,
      40,
      120,
      80,
      40,
      30,
      2,
      TasteScope.GLOBAL,
      10,
      100,
      30,
      12,
      0.35,
      0.5,
      0.8);
}
