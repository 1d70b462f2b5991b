package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.ReadRule.Clause;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a rule: its parts, what each says about the things it names, and the things. */
final class RuleReader {
  private static final int TOKENS_MAX = 400;

  private static final Map<Zone, Lexicon> BEGINNINGS = beginnings();
  private static final Lexicon AGAINST = Lexicon.of(phrases("against"));
  private static final String STRONG = ".;:—–()[]!?…。；：！？（）「」|→";
  private static final String WEAK = ",、，";

  private final Rule rule;
  private final List<Token> tokens;
  private final Language language;
  private final boolean[] content;
  private final List<Part> parts = new ArrayList<>();
  private Part open = new Part(0, Zone.WANTED, false, false);

  /** A run of tokens. */
  private static final class Part {
    private final int start;
    private final boolean marked;
    private final boolean continues;
    private int end;
    private Zone zone;

    private Part(int start, Zone zone, boolean marked, boolean continues) {
      this.start = start;
      this.end = start;
      this.zone = zone;
      this.marked = marked;
      this.continues = continues;
    }
  }

  private RuleReader(Rule rule) {
    this.rule = rule;
    List<Token> all = Tokenizer.tokens(rule.statement());
    this.tokens = all.subList(0, Math.min(all.size(), TOKENS_MAX));
    this.language = Language.of(tokens);
    this.content = Terms.content(tokens, language);
  }

  static ReadRule read(Rule rule) {
    RuleReader reader = new RuleReader(rule);
    reader.cut();
    reader.polarity();
    List<Clause> clauses = reader.clauses();
    boolean asksFirst = clauses.stream()
        .anyMatch(clause -> (clause.zone() == Zone.NEEDED && speaksOfWord(clause)) || asks(clause));
    return ReadRule.of(rule, clauses, asksFirst, reader.failed());
  }

  private static boolean speaksOfWord(Clause clause) {
    String text = clause.text();
    List<Token> tokens = Tokenizer.tokens(text);
    return GuardWords.ASKS.occursIn(tokens)
        || GuardWords.APPROVED.occursIn(tokens)
        || Cues.PERMISSION.in(tokens)
        || tokens.stream().anyMatch(token -> GuardWords.WORD_GIVEN.contains(token.key()));
  }

  private static boolean asks(Clause clause) {
    return (clause.zone() == Zone.WANTED || clause.zone() == Zone.ONLY)
        && GuardWords.ASKS_RULE.occursIn(Tokenizer.tokens(clause.text()));
  }

  private void cut() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.isMark()) {
        char mark = token.text().charAt(0);
        if (STRONG.indexOf(mark) >= 0) {
          begin(i + 1, Zone.WANTED, false, false);
        } else if (WEAK.indexOf(mark) >= 0) {
          begin(i + 1, Zone.WANTED, false, true);
        }
      } else if (!token.isName()) {
        beginning(i);
      }
    }
    close(tokens.size());
  }

  private void beginning(int at) {
    if (AGAINST.at(tokens, at) > 0 && at > open.start) {
      begin(at, Zone.BANNED, true, false);
      return;
    }
    boolean wanted = open.marked && (open.zone == Zone.WANTED || open.zone == Zone.ONLY);
    if (wanted && at > open.start && names(open.start, at) && Cues.NEGATION.at(tokens, at) > 0) {
      begin(at, Zone.BANNED, true, false);
      return;
    }
    for (Map.Entry<Zone, Lexicon> each : BEGINNINGS.entrySet()) {
      if (each.getValue().at(tokens, at) > 0) {
        boolean wants = each.getKey() == Zone.WANTED;
        // "Never use" is one part: the negation before it rules the verb.
        if (!(wants && at > open.start && !names(open.start, at))) {
          begin(at, each.getKey(), true, false);
        }
        return;
      }
    }
  }

  private boolean hasContent(int from, int to) {
    for (int i = from; i < to; i++) {
      if (content[i]) {
        return true;
      }
    }
    return false;
  }

  private void begin(int at, Zone zone, boolean marked, boolean continues) {
    close(at);
    open = new Part(at, zone, marked, continues);
  }

  private void close(int end) {
    open.end = end;
    if (open.end > open.start) {
      parts.add(open);
    }
  }

  /** Which parts ban: those with a negation, those that go on with one, and those one stands beside. */
  private void polarity() {
    boolean banned = false;
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean rulesItself = part.zone == Zone.WANTED || part.zone == Zone.ONLY;
      boolean before = i > 0 && parts.get(i - 1).zone == Zone.BANNED;
      if (rulesItself && negated(part)) {
        part.zone = Zone.BANNED;
      } else if (part.zone == Zone.WANTED && !part.marked && before) {
        Part last = parts.get(i - 1);
        boolean bare = !hasContent(last.start, last.end) && negated(last);
        // What follows "instead of x," goes on with what is wanted.
        if ((part.continues && !last.marked) || bare) {
          part.zone = Zone.BANNED;
        }
      }
      banned |= part.zone == Zone.BANNED;
    }
    for (int i = 1; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean bare = !names(part.start, part.end);
      if (part.zone == Zone.BANNED && (bare || (isTopic(parts.get(i - 1)) && !hasName(part)))) {
        banBefore(i);
      }
    }
    if (rule.ban() && !(banned && banNames())) {
      banWanted(banned);
    }
  }

  private boolean banNames() {
    return parts.stream().anyMatch(part -> part.zone == Zone.BANNED && hasName(part));
  }

  /** What is known to be a ban bans what it names: all of it, or only names if words of a ban were seen. */
  private void banWanted(boolean namesOnly) {
    for (Part part : parts) {
      if (part.zone == Zone.WANTED && (!namesOnly || (hasName(part) && !part.marked))) {
        part.zone = Zone.BANNED;
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

  private boolean hasName(Part part) {
    return tokens.subList(part.start, part.end).stream().anyMatch(Token::isName);
  }

  /** A ban that names nothing speaks of what was named last: "`x`: never", "x is used? No." */
  private void banBefore(int at) {
    for (int i = at - 1; i >= 0 && parts.get(i).zone == Zone.WANTED; i--) {
      boolean named = names(parts.get(i).start, parts.get(i).end);
      if (!named || !parts.get(i).marked) {
        parts.get(i).zone = Zone.BANNED;
      }
      if (named) {
        return;
      }
    }
  }

  /** Whether a thing is named there that is not generic. */
  private boolean names(int from, int to) {
    for (int i = from; i < to; i++) {
      if (content[i] && !RuleItems.isGeneric(tokens.get(i), language)) {
        return true;
      }
    }
    return false;
  }

  private boolean negated(Part part) {
    for (int i = part.start; i < part.end; i++) {
      if (!tokens.get(i).isName() && Cues.NEGATION.at(tokens, i) > 0) {
        return true;
      }
    }
    return SplitBans.occurIn(tokens.subList(part.start, part.end));
  }

  private List<Clause> clauses() {
    List<Clause> clauses = new ArrayList<>();
    for (Part part : parts) {
      int from = tokens.get(part.start).start();
      int to = tokens.get(part.end - 1).end();
      String text = rule.statement().substring(from, to).strip();
      clauses.add(Clause.of(
          part.zone, text, RuleItems.of(tokens, content, part.start, part.end, language)));
    }
    return clauses;
  }

  /** What failed: the command in backticks, or what stands before "failed". */
  private @Nullable ReadCall failed() {
    if (rule.kind() != Rule.Kind.NEGATIVE_RESULT) {
      return null;
    }
    for (Token token : tokens) {
      if (token.isName() && rule.statement().charAt(Math.max(0, token.start() - 1)) == '`') {
        return new CallReader().read("", "", Map.of("command", token.text()));
      }
    }
    String head = rule.statement();
    int colon = head.indexOf(':');
    return new CallReader().read(colon > 0 ? head.substring(0, colon) : head, "", Map.of());
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
