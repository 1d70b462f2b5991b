package dev.cairn.tool.risk;

import dev.cairn.policy.RiskPolicy;
import java.util.Locale;

/** What a tool may say of itself beside its verbs, and what it is worth. */
enum Sign {
  READ_ONLY("it only reads"),
  IRREVERSIBLE("it cannot be undone"),
  REPLACES("it replaces what is there"),
  LIVE("others use what it changes"),
  WARNS("it warns"),
  ARBITRARY("it takes arbitrary code or commands"),
  SQL("it takes SQL"),
  EVERYTHING("it offers all operations"),
  MESSAGE("it sends messages to people"),
  CODE("it writes code that will run");

  private final String says;

  Sign(String says) {
    this.says = says;
  }

  String says() {
    return says;
  }

  double points(RiskPolicy policy) {
    return switch (this) {
      // These decide whether something changes at all, not how much harm there is in it.
      case READ_ONLY, SQL -> 0;
      case IRREVERSIBLE -> policy.irreversible();
      case REPLACES -> policy.replaces();
      case LIVE -> policy.live();
      case WARNS -> policy.warns();
      case ARBITRARY -> policy.arbitrary();
      case EVERYTHING -> policy.everything();
      case MESSAGE -> policy.message();
      case CODE -> policy.code();
    };
  }

  static Sign of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
