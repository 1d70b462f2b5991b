package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.guard.RuleParts.Part;
import java.util.List;

/** Decides which parts of a rule ban: those with a negation, those that go on with one, and those one stands beside. */
final class RulePolarity {
  private final List<Token> tokens;
  private final boolean[] content;
  private final Language language;
  private final List<Part> parts;

  RulePolarity(List<Token> tokens, boolean[] content, Language language, List<Part> parts) {
    this.tokens = tokens;
    this.content = content;
    this.language = language;
    this.parts = parts;
  }

  /**
   * Sets the zones.
   *
   * @param ban whether it is known that the rule bans
   */
  void decide(boolean ban) {
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean rulesItself = part.zone == Zone.WANTED || part.zone == Zone.ONLY;
      if (rulesItself && negated(part)) {
        part.zone = Zone.BANNED;
      } else if (part.zone == Zone.WANTED && !part.marked && i > 0) {
        goOn(part, parts.get(i - 1));
      }
    }
    for (int i = 1; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean bare = !names(part);
      boolean topic = isTopic(parts.get(i - 1));
      if (part.zone == Zone.BANNED && (bare || (topic && !hasName(part)))) {
        banBefore(i);
      } else if (part.zone == Zone.BANNED && !hasName(part) && isTopic(parts.get(0))) {
        // "`dist/`: generated. Do not edit by hand." speaks of the topic.
        parts.get(0).zone = parts.get(0).zone == Zone.WANTED ? Zone.BANNED : parts.get(0).zone;
      }
    }
    if (ban) {
      banAdmitted();
    }
  }

  private void goOn(Part part, Part last) {
    if (last.zone != Zone.BANNED) {
      return;
    }
    boolean bare = !hasContent(last) && negated(last);
    // "Do not touch the workflows (`.github/`)": brackets only say what was meant.
    boolean explained = part.bracketed && isTopic(part) && !hasName(last);
    // What follows "instead of x," goes on with what is wanted.
    if ((part.continues && !last.marked) || bare || explained) {
      part.zone = Zone.BANNED;
    }
  }

  /** What is known to be a ban bans what it names, wherever its words put it. */
  private void banAdmitted() {
    boolean banned = parts.stream().anyMatch(part -> part.zone == Zone.BANNED);
    if (parts.stream().anyMatch(part -> part.zone == Zone.BANNED && hasName(part))) {
      return;
    }
    for (Part part : parts) {
      if (part.zone == Zone.WANTED && (!banned || (hasName(part) && !part.marked))) {
        part.zone = Zone.BANNED;
      }
    }
    if (parts.stream().noneMatch(part -> part.zone == Zone.BANNED && names(part))) {
      boolean named = parts.stream().anyMatch(this::hasName);
      parts.stream()
          .filter(part -> named ? hasName(part) : names(part))
          .forEach(part -> part.zone = Zone.BANNED);
    }
  }

  /** A ban that names nothing speaks of what was named last: "`x`: never", "x is used? No." */
  private void banBefore(int at) {
    for (int i = at - 1; i >= 0 && parts.get(i).zone == Zone.WANTED; i--) {
      Part part = parts.get(i);
      boolean named = names(part);
      if (!named || !part.marked) {
        part.zone = Zone.BANNED;
      }
      if (named) {
        return;
      }
    }
  }

  /** Whether a part only names something: "`x`," before "we never touch that". */
  private boolean isTopic(Part part) {
    boolean name = false;
    for (int i = part.start; i < part.end; i++) {
      name |= tokens.get(i).isName();
      if (content[i] && !tokens.get(i).isName()) {
        return false;
      }
    }
    return name;
  }

  private boolean hasContent(Part part) {
    for (int i = part.start; i < part.end; i++) {
      if (content[i]) {
        return true;
      }
    }
    return false;
  }

  private boolean hasName(Part part) {
    return tokens.subList(part.start, part.end).stream().anyMatch(Token::isName);
  }

  private boolean names(Part part) {
    return RuleItems.names(tokens, content, part.start, part.end, language);
  }

  /** "Do not forget to" asks for what follows. */
  private boolean isDuty(int at, int end) {
    return at < end && GuardWords.UNDONE.at(tokens, at) > 0;
  }

  private boolean negated(Part part) {
    for (int i = part.start; i < part.end; i++) {
      int negation = tokens.get(i).isName() ? 0 : Cues.NEGATION.at(tokens, i);
      if (negation > 0 && !isDuty(i + negation, part.end)) {
        return true;
      }
      if (!tokens.get(i).isName() && GuardWords.AVERSION.at(tokens, i) > 0) {
        return true;
      }
    }
    return SplitBans.occurIn(tokens.subList(part.start, part.end));
  }
}
