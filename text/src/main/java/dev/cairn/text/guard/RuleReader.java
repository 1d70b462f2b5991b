package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.RuleParts.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a rule: its parts, what each says about the things it names, and the things. */
final class RuleReader {
  private static final int TOKENS_MAX = 400;

  private final Rule rule;
  private final List<Token> tokens;
  private final Language language;
  private final boolean[] content;
  private final List<Part> parts;

  private RuleReader(Rule rule) {
    this.rule = rule;
    List<Token> all = Tokenizer.tokens(rule.statement());
    this.tokens = all.subList(0, Math.min(all.size(), TOKENS_MAX));
    this.language = Language.of(tokens);
    this.content = content(tokens, language);
    this.parts = RuleParts.cut(tokens, content, language);
  }

  /** Words that say no, or that something must not be left out, are no things. */
  private static boolean[] content(List<Token> tokens, Language language) {
    boolean[] content = Terms.content(tokens, language);
    for (int i = 0; i < content.length; i++) {
      int length = tokens.get(i).isName()
          ? 0
          : Math.max(GuardWords.AVERSION.at(tokens, i), GuardWords.UNDONE.at(tokens, i));
      for (int k = i; k < i + length; k++) {
        content[k] = false;
      }
    }
    return content;
  }

  static ReadRule read(Rule rule) {
    RuleReader reader = new RuleReader(rule);
    new RulePolarity(reader.tokens, reader.content, reader.language, reader.parts)
        .decide(rule.ban());
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
}
