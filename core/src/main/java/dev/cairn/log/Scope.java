package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;
import java.util.Locale;

/** Where something holds: one repository, one domain, or everywhere. */
public record Scope(Tier tier, String name) {
  public static final Scope GLOBAL = new Scope(Tier.GLOBAL, "");

  /** From the narrowest to the widest. */
  public enum Tier {
    REPO,
    DOMAIN,
    GLOBAL;

    String prefix() {
      return name().toLowerCase(Locale.ROOT) + ":";
    }
  }

  public Scope {
    if (tier != Tier.GLOBAL) {
      name = Names.check("scope", name);
    }
  }

  public static Scope repo(String name) {
    return new Scope(Tier.REPO, name);
  }

  public static Scope domain(String name) {
    return new Scope(Tier.DOMAIN, name);
  }

  /** Reads {@code repo:NAME}, {@code domain:NAME} or {@code global}. */
  @JsonCreator
  public static Scope parse(String text) {
    if (text.equals("global")) {
      return GLOBAL;
    }
    for (Tier tier : new Tier[] {Tier.REPO, Tier.DOMAIN}) {
      if (text.startsWith(tier.prefix())) {
        return new Scope(tier, text.substring(tier.prefix().length()));
      }
    }
    throw CairnException.invalid(
        "scope", "scope must be 'repo:NAME', 'domain:NAME' or 'global', was '" + text + "'");
  }

  @JsonValue
  @Override
  public String toString() {
    return tier == Tier.GLOBAL ? "global" : tier.prefix() + name;
  }
}
