package dev.cairn.search;

import dev.cairn.policy.RankPolicy;
import java.util.Locale;

/** One reason for an entry to be what was looked for. */
enum Signal {
  WORDS("words of the query in it", true),
  WORDS_ANYWHERE("words of the query anywhere in it", true),
  WORDS_AROUND("words of the query, names aside, in it and the turns around", true),
  MEANING("nearness in meaning", true),
  MEANING_AROUND("nearness in meaning of the turns beside it", true),
  EPISODE_WORDS("the best words of its episode", true),
  EPISODE_MEANING("the nearest meanings of its episode", true),
  COVERAGE("share of the query's words it has", false),
  COVERAGE_AROUND("share of the query's words it and the turns beside it have", false),
  SPEAKER("the query names its speaker", false),
  ENDS_ASKING("it ends with a question", false),
  ANSWERS("it answers a question", false),
  SUBSTANCE("how much a named speaker says", false),
  TERSE("how terse a user without a name is", false),
  LENGTHY("how lengthy it is", false),
  USER("the user said it", false),
  TIME("it is of the time the query speaks of", false),
  RELATED("it speaks of what the graph relates to the query", true);

  private final String because;
  private final boolean scaled;

  Signal(String because, boolean scaled) {
    this.because = because;
    this.scaled = scaled;
  }

  String because() {
    return because;
  }

  /** The policy key of its weight. */
  String key() {
    return "rank." + name().toLowerCase(Locale.ROOT);
  }

  double weight(RankPolicy policy) {
    return switch (this) {
      case WORDS -> policy.words();
      case WORDS_ANYWHERE -> policy.wordsAnywhere();
      case WORDS_AROUND -> policy.wordsAround();
      case MEANING -> policy.meaning();
      case MEANING_AROUND -> policy.meaningAround();
      case EPISODE_WORDS -> policy.episodeWords();
      case EPISODE_MEANING -> policy.episodeMeaning();
      case COVERAGE -> policy.coverage();
      case COVERAGE_AROUND -> policy.coverageAround();
      case SPEAKER -> policy.speaker();
      case ENDS_ASKING -> policy.endsAsking();
      case ANSWERS -> policy.answers();
      case SUBSTANCE -> policy.substance();
      case TERSE -> policy.terse();
      case LENGTHY -> policy.lengthy();
      case USER -> policy.user();
      case TIME -> policy.time();
      case RELATED -> policy.related();
    };
  }

  /** Whether it is compared with the other candidates before it is weighed. */
  boolean isScaled() {
    return scaled;
  }
}
