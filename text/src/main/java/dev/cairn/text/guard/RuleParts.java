package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Cuts a rule into parts, at marks and at words that begin another part. */
final class RuleParts {
  private static final Map<Zone, Lexicon> BEGINNINGS = beginnings();
  private static final Lexicon AGAINST = Lexicon.of(phrases("against"));

  /** Words that begin a condition in one language and mean something else in others. */
  private static final Lexicon PORTUGUESE_CONDITION = Lexicon.of(phrases("condition-pt"));

  private static final Set<String> AND = GuardWords.words("guard/and-words.txt");

  private static final String STRONG = ".;:—–()[]!?…。；：！？（）「」|→";
  private static final String WEAK = ",、，";
  private static final String OPENING = "([（";

  /** A run of tokens. */
  static final class Part {
    final int start;
    final boolean marked;
    final boolean continues;
    final boolean bracketed;
    int end;
    Zone zone;

    private Part(int start, Zone zone, boolean marked, boolean continues, boolean bracketed) {
      this.start = start;
      this.end = start;
      this.zone = zone;
      this.marked = marked;
      this.continues = continues;
      this.bracketed = bracketed;
    }
  }

  private final List<Token> tokens;
  private final boolean[] content;
  private final Language language;
  private final List<Part> parts = new ArrayList<>();
  private Part open = new Part(0, Zone.WANTED, false, false, false);

  private RuleParts(List<Token> tokens, boolean[] content, Language language) {
    this.tokens = tokens;
    this.content = content;
    this.language = language;
  }

  static List<Part> cut(List<Token> tokens, boolean[] content, Language language) {
    RuleParts cutter = new RuleParts(tokens, content, language);
    cutter.cut();
    return cutter.parts;
  }

  private void cut() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.isMark()) {
        char mark = token.text().charAt(0);
        if (STRONG.indexOf(mark) >= 0) {
          begin(new Part(i + 1, Zone.WANTED, false, false, OPENING.indexOf(mark) >= 0));
        } else if (WEAK.indexOf(mark) >= 0) {
          begin(new Part(i + 1, Zone.WANTED, false, true, false));
        }
      } else if (!token.isName()) {
        beginning(i);
      }
    }
    close(tokens.size());
  }

  private void beginning(int at) {
    if (AGAINST.at(tokens, at) > 0 && at > open.start) {
      begin(marked(at, Zone.BANNED));
      return;
    }
    boolean wanted = open.marked && (open.zone == Zone.WANTED || open.zone == Zone.ONLY);
    boolean joined = open.zone == Zone.WANTED && at > open.start && isJoining(at - 1);
    if ((wanted || joined)
        && at > open.start
        && names(open.start, at)
        && !negated(open.start, at)
        && Cues.NEGATION.at(tokens, at) > 0) {
      begin(marked(at, Zone.BANNED));
      return;
    }
    if (language == Language.PORTUGUESE && PORTUGUESE_CONDITION.at(tokens, at) > 0) {
      begin(marked(at, Zone.CONDITION));
      return;
    }
    for (Map.Entry<Zone, Lexicon> each : BEGINNINGS.entrySet()) {
      if (each.getValue().at(tokens, at) > 0) {
        boolean goesOn =
            switch (each.getKey()) {
              case WANTED -> at > open.start && isGoverned(at);
              case REASON -> isPlainInfinitive(at);
              default -> false;
            };
        if (!goesOn) {
          begin(marked(at, each.getKey()));
        }
        return;
      }
    }
  }

  /** "To avoid" says why only behind something: "try to avoid" and "to keep it short" say what. */
  private boolean isPlainInfinitive(int at) {
    return tokens.get(at).key().equals("to")
        && (!names(open.start, at) || RuleItems.isInfinitive(tokens, at, language));
  }

  /** "I am vegan and avoid leather" says no to leather alone. */
  private boolean isJoining(int at) {
    return !tokens.get(at).isName() && AND.contains(tokens.get(at).key());
  }

  /** "Never use" and "don't you dare use" are one part: the negation before it rules the verb. */
  private boolean isGoverned(int at) {
    if (!names(open.start, at)) {
      return true;
    }
    boolean verb = RuleItems.isGeneric(tokens.get(at), language);
    boolean named = tokens.subList(open.start, at).stream().anyMatch(Token::isName);
    return verb && !named && negated(open.start, at);
  }

  private boolean negated(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!tokens.get(i).isName() && Cues.NEGATION.at(tokens, i) > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean names(int from, int to) {
    return RuleItems.names(tokens, content, from, to, language);
  }

  private static Part marked(int at, Zone zone) {
    return new Part(at, zone, true, false, false);
  }

  private void begin(Part next) {
    close(next.start);
    open = next;
  }

  private void close(int end) {
    open.end = end;
    if (open.end > open.start) {
      parts.add(open);
    }
  }

  private static Map<Zone, Lexicon> beginnings() {
    Map<Zone, Lexicon> all = new EnumMap<>(Zone.class);
    all.put(Zone.NEEDED, Lexicon.of(phrases("need")));
    all.put(Zone.CONDITION, Lexicon.of(phrases("condition")));
    all.put(Zone.WANTED, Lexicon.of(phrases("want")));
    all.put(Zone.ONLY, Lexicon.of(phrases("only")));
    all.put(Zone.REASON, Lexicon.of(phrases("reason")));
    return all;
  }

  private static List<String> phrases(String role) {
    for (String line : DataFile.lines("guard/clause-words.txt")) {
      if (line.toLowerCase(Locale.ROOT).startsWith(role + ":")) {
        return GuardWords.split(line.substring(role.length() + 1));
      }
    }
    throw new IllegalStateException("clause-words.txt has no line for " + role);
  }
}
