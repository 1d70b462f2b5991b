package dev.cairn.ingest.spec;

import dev.cairn.ingest.Nearest;
import dev.cairn.ingest.Shown;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code input.name | trim | default('x')}. What is wrong is said by a {@link TemplateFault}. */
final class ExpressionReader {
  private static final int NUMBER_LENGTH_MAX = 40;

  private final String text;
  private int at;

  private ExpressionReader(String text) {
    this.text = text;
  }

  static Expression read(String text) {
    ExpressionReader reader = new ExpressionReader(text);
    List<String> path = reader.path();
    List<Expression.Use> filters = new ArrayList<>();
    while (reader.takes('|')) {
      filters.add(reader.filter());
    }
    if (reader.peek() != '\0') {
      throw new TemplateFault(
          "cannot read " + Shown.of(text.substring(reader.at)) + " in " + Shown.of(text.strip()));
    }
    return new Expression(path, filters);
  }

  private List<String> path() {
    List<String> path = new ArrayList<>();
    do {
      path.add(word("a name such as input.title"));
    } while (takes('.'));
    return path;
  }

  private Expression.Use filter() {
    String name = word("a filter behind '|'");
    Filter filter = Filter.named(name)
        .orElseThrow(() -> new TemplateFault(
            "unknown filter '" + name + "'" + Nearest.hint(name, Filter.labels())));
    boolean given = takes('(');
    if (given != (filter == Filter.DEFAULT)) {
      throw new TemplateFault(
          given ? name + " takes no argument" : "default needs a value: default('none')");
    }
    return new Expression.Use(filter, given ? Optional.of(argument()) : Optional.empty());
  }

  private Object argument() {
    char quote = peek();
    Object value = quote == '\'' || quote == '"' ? quoted(quote) : bare();
    if (!takes(')')) {
      throw new TemplateFault("a ')' is missing in " + Shown.of(text.strip()));
    }
    return value;
  }

  private String quoted(char quote) {
    int end = text.indexOf(quote, at + 1);
    if (end < 0) {
      throw new TemplateFault("a quote is not closed in " + Shown.of(text.strip()));
    }
    String value = text.substring(at + 1, end);
    at = end + 1;
    return value;
  }

  private Object bare() {
    int end = text.indexOf(')', at);
    String word = text.substring(at, end < 0 ? text.length() : end).strip();
    at = end < 0 ? text.length() : end;
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "[]" -> List.of();
      default -> number(word);
    };
  }

  private static Object number(String word) {
    Optional<BigDecimal> number =
        word.length() > NUMBER_LENGTH_MAX ? Optional.empty() : Numbers.parse(word);
    return number
        .map(Numbers::shortest)
        .orElseThrow(() -> new TemplateFault(
            "default takes 'text', a number, true, false or [], not " + Shown.of(word)));
  }

  private String word(String wanted) {
    peek();
    int start = at;
    while (at < text.length() && isPartOfWord(text.charAt(at), at > start)) {
      at++;
    }
    if (at == start) {
      throw new TemplateFault("wants " + wanted + ", not " + Shown.of(text.substring(start)));
    }
    return text.substring(start, at);
  }

  static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isPartOfWord(text.charAt(i), i > 0)) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isPartOfWord(char c, boolean inside) {
    return Character.isLetter(c) || c == '_' || (inside && (Character.isDigit(c) || c == '-'));
  }

  /** The next sign that is not blank, or NUL at the end. */
  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean takes(char c) {
    boolean there = peek() == c;
    at += there ? 1 : 0;
    return there;
  }
}
