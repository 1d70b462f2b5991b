package dev.cairn.policy;

/** Numbers behind what is learned: what proves a card, when two are the same, how many there may be. */
public record CardPolicy(
    double toolWeight,
    double documentWeight,
    double userWeight,
    double ruleWeight,
    double truthLow,
    double recheckRepo,
    double recheckDomain,
    double recheckGlobal,
    double sameLexical,
    double sameCosine,
    double knownLexical,
    double knownCosine,
    double supportedShare,
    double supportedCosine,
    double reversalAlike,
    double sameThing,
    long statementMax,
    long evidenceMax,
    long readEntriesMax,
    long readCharactersMax,
    long generatedMax,
    long tagsMax,
    long conceptsMax,
    long perEpisode,
    long perEpisodePreference,
    long perEpisodeConstraint,
    long perEpisodeCommitment,
    long perEpisodeFact,
    long perEpisodeTactic,
    long perEpisodeNegative,
    long budgetPreferenceRepo,
    long budgetPreferenceDomain,
    long budgetPreferenceGlobal,
    long budgetConstraintRepo,
    long budgetConstraintDomain,
    long budgetConstraintGlobal,
    long budgetCommitmentRepo,
    long budgetCommitmentDomain,
    long budgetCommitmentGlobal,
    long budgetFactRepo,
    long budgetFactDomain,
    long budgetFactGlobal,
    long budgetTacticRepo,
    long budgetTacticDomain,
    long budgetTacticGlobal,
    long budgetNegativeRepo,
    long budgetNegativeDomain,
    long budgetNegativeGlobal,
    long archiveDays,
    long promoteRepos,
    TasteScope tasteScope,
    long suggestionsMax,
    long suggestionTurns,
    long suggestionDays,
    long comparedMax,
    double sameSubjectValue,
    double noRuleSure,
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
}
