package dev.cairn.search;

import dev.cairn.policy.PackPolicy;
import java.util.Locale;

/** One reason for a card to be what was looked for. */
enum CardSignal {
  WORDS("words of the query in it"),
  MEANING("nearness in meaning"),
  ASKED("share of the query's words it has, the rare ones counting more"),
  SCOPE("how near its scope is"),
  WORTH("how true it is, or how useful"),
  RECENCY("how new it is"),
  RELATED("share of the query's words in what was being done when it was learned");

  private final String because;

  CardSignal(String because) {
    this.because = because;
  }

  String because() {
    return because;
  }

  /** The policy key of its weight. */
  String key() {
    return "pack." + name().toLowerCase(Locale.ROOT);
  }

  double weight(PackPolicy policy) {
    return switch (this) {
      case WORDS -> policy.words();
      case MEANING -> policy.meaning();
      case ASKED -> policy.asked();
      case SCOPE -> policy.scope();
      case WORTH -> policy.worth();
      case RECENCY -> policy.recency();
      case RELATED -> policy.related();
    };
  }
}
