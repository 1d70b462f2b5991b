package dev.cairn.text.pair;

import dev.cairn.text.Cues;
import dev.cairn.text.Token;
import dev.cairn.text.pair.Statement.Role;
import dev.cairn.text.pair.Statement.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Says in one short sentence what decided a comparison. */
final class Because {
  private static final int SHARED_MAX = 3;

  private Because() {}

  static String of(Effect effect, Overlap overlap) {
    return switch (effect) {
      case REVERSES -> reverses(overlap);
      case REPLACES_VALUE -> replaces(overlap);
      case EXCEPTION ->
        "it takes a case out of the rule"
            + cue(overlap, Cues.EXCEPTION, Cues.ONCE, Cues.PERMISSION);
      case SAME -> "it says the same again" + shared(overlap);
      case ADDS -> "it is a further rule beside the first" + shared(overlap);
      case UNRELATED -> unrelated(overlap);
    };
  }

  private static String reverses(Overlap overlap) {
    if (overlap.later().has(Cues.WITHDRAWAL)) {
      return "it takes the rule back" + cue(overlap, Cues.WITHDRAWAL);
    }
    if (overlap.later().has(Cues.PERMISSION) && overlap.earlier().forbids()) {
      return "it allows what the rule forbids" + cue(overlap, Cues.PERMISSION);
    }
    return "it says the opposite of the rule" + shared(overlap);
  }

  private static String replaces(Overlap overlap) {
    String said = "it names another value for the same subject";
    Optional<String> number =
        first(overlap.later(), word -> word.role() == Role.NUMBER && !overlap.has(word));
    Optional<String> before =
        first(overlap.earlier(), word -> word.role() == Role.NUMBER && !overlap.laterHas(word));
    if (number.isPresent() && before.isPresent()) {
      return said + ": " + number.get() + " instead of " + before.get();
    }
    Optional<String> name = first(overlap.later(), word -> isName(word) && !overlap.has(word))
        .or(() ->
            first(overlap.later(), word -> word.role() == Role.CONTENT && !overlap.has(word)));
    Optional<String> old =
        first(overlap.earlier(), word -> isName(word) && !overlap.laterHas(word));
    if (name.isPresent() && old.isPresent()) {
      return said + ": " + name.get() + " instead of " + old.get();
    }
    return said + name.or(() -> number).map(value -> ": " + value).orElse("");
  }

  private static String unrelated(Overlap overlap) {
    Statement later = overlap.later();
    if (later.asks()) {
      return "it is a question";
    }
    if (later.has(Cues.HEARSAY)) {
      return "it tells what others say" + cue(overlap, Cues.HEARSAY);
    }
    return overlap.rarest() == 0
        ? "it names nothing the rule names"
        : "it is not sure enough to touch the rule";
  }

  private static boolean isName(Word word) {
    return word.role() == Role.NAME || word.capital();
  }

  private static Optional<String> first(Statement statement, Predicate<Word> which) {
    return statement.words().stream()
        .filter(which)
        .map(word -> word.token().text())
        .findFirst();
  }

  /** The words of the first of these cues that the later sentence has. */
  private static String cue(Overlap overlap, Cues... cues) {
    List<Token> tokens = overlap.later().words().stream().map(Word::token).toList();
    for (Cues each : cues) {
      for (int i = 0; i < tokens.size(); i++) {
        int length = each.at(tokens, i);
        if (length > 0) {
          List<String> words =
              tokens.subList(i, i + length).stream().map(Token::text).toList();
          return ": \"" + String.join(" ", words) + "\"";
        }
      }
    }
    return "";
  }

  private static String shared(Overlap overlap) {
    List<String> shared = new ArrayList<>();
    for (Word word : overlap.later().words()) {
      if (overlap.has(word)
          && !shared.contains(word.token().text())
          && shared.size() < SHARED_MAX) {
        shared.add(word.token().text());
      }
    }
    return shared.isEmpty() ? "" : ", about " + String.join(", ", shared);
  }
}
