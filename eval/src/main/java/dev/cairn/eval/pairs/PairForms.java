package dev.cairn.eval.pairs;

import dev.cairn.text.Token;
import dev.cairn.text.Token.Kind;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.pair.Effect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Sentences that repeat a rule nearly word for word, made of written forms. People who write pairs avoid them;
 * agents and rule files do not.
 */
public final class PairForms {
  /** Each rule gets one form of so many. */
  private static final int EVERY = 4;

  private final List<Form> forms = new ArrayList<>();

  private record Form(Effect effect, String pattern) {}

  /** Reads forms: label, tab and pattern. */
  public PairForms(Path file) {
    try {
      for (String line : Files.readAllLines(file)) {
        int tab = line.indexOf('\t');
        if (tab > 0 && !line.startsWith("#")) {
          Effect effect = Effect.valueOf(line.substring(0, tab).toUpperCase(Locale.ROOT));
          forms.add(new Form(effect, line.substring(tab + 1).strip()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /** Some forms of each rule, another choice for the next rule. */
  List<PairRow> of(List<String> rules) {
    List<PairRow> rows = new ArrayList<>();
    for (int i = 0; i < rules.size(); i++) {
      String rule = rules.get(i);
      String otherName =
          name(rules.get((i + 1) % rules.size())).map(Token::text).orElse("Globex");
      for (int form = i % EVERY; form < forms.size(); form += EVERY) {
        Form each = forms.get(form);
        filled(each.pattern(), rule, otherName)
            .ifPresent(later -> rows.add(new PairRow(rule, later, each.effect(), "form", false)));
      }
    }
    return rows;
  }

  private static Optional<String> filled(String pattern, String rule, String otherName) {
    Optional<Token> name = name(rule);
    Optional<Token> number = Tokenizer.tokens(rule).stream()
        .filter(token -> token.kind() == Kind.NUMBER)
        .findFirst();
    if ((pattern.contains("{renamed}") && name.isEmpty())
        || (pattern.contains("{renumbered}") && number.isEmpty())) {
      return Optional.empty();
    }
    String filled = pattern.replace("{rule}", plain(rule));
    if (name.isPresent()) {
      filled = filled
          .replace("{renamed}", plain(changed(rule, name.get(), otherName)))
          .replace("{name}", name.get().text());
    }
    if (number.isPresent()) {
      filled = filled.replace(
          "{renumbered}", plain(changed(rule, number.get(), "7" + number.get().text())));
    }
    return Optional.of(filled);
  }

  private static String changed(String rule, Token token, String to) {
    return rule.substring(0, token.start()) + to + rule.substring(token.end());
  }

  /** The first name, or word written as one behind the first word. */
  private static Optional<Token> name(String rule) {
    return Tokenizer.tokens(rule).stream()
        .skip(1)
        .filter(token -> token.isName()
            || (token.isWord() && Character.isUpperCase(token.text().charAt(0))))
        .filter(token -> token.end() - token.start() == token.text().length())
        .findFirst();
  }

  private static String plain(String rule) {
    String plain = rule.endsWith(".") ? rule.substring(0, rule.length() - 1) : rule;
    boolean word = plain.length() > 1
        && Character.isUpperCase(plain.charAt(0))
        && Character.isLowerCase(plain.charAt(1));
    return word ? Character.toLowerCase(plain.charAt(0)) + plain.substring(1) : plain;
  }
}
