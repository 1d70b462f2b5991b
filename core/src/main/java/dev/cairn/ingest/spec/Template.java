package dev.cairn.ingest.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Text with holes, {@code "repo:{{ input.name | lower }}"}.
 *
 * @param source as written, for messages
 * @param pieces text and expressions in turn
 */
record Template(String source, List<Piece> pieces) {
  /** More than a property can hold; a template that names a long text many times would fill the memory. */
  private static final int LENGTH_MAX = 128 * 1024;

  private static final String OPEN = "{{";
  private static final String CLOSE = "}}";

  Template {
    pieces = List.copyOf(pieces);
  }

  /** Text, or what is to be put in its place. */
  record Piece(String text, Optional<Expression> expression) {}

  static Template read(String source) {
    List<Piece> pieces = new ArrayList<>();
    int at = 0;
    for (int open = source.indexOf(OPEN); open >= 0; open = source.indexOf(OPEN, at)) {
      int close = source.indexOf(CLOSE, open);
      if (close < 0) {
        throw new TemplateFault("'{{' is not closed by '}}'");
      }
      if (open > at) {
        pieces.add(new Piece(source.substring(at, open), Optional.empty()));
      }
      String inside = source.substring(open + OPEN.length(), close);
      pieces.add(new Piece("", Optional.of(ExpressionReader.read(inside))));
      at = close + CLOSE.length();
    }
    if (at < source.length()) {
      pieces.add(new Piece(source.substring(at), Optional.empty()));
    }
    return new Template(source, pieces);
  }

  List<Expression> expressions() {
    return pieces.stream().flatMap(piece -> piece.expression().stream()).toList();
  }

  /** If the template is nothing but one expression, its value with its type; else text. */
  Object value(Variables variables) {
    Optional<Expression> only = pieces.size() == 1 ? pieces.get(0).expression() : Optional.empty();
    return only.isPresent() ? only.get().value(variables) : text(variables);
  }

  String text(Variables variables) {
    StringBuilder text = new StringBuilder();
    for (Piece piece : pieces) {
      text.append(piece.text());
      piece.expression().ifPresent(each -> text.append(Filter.text(each.value(variables), "text")));
      if (text.length() > LENGTH_MAX) {
        throw new TemplateFault("makes more than " + LENGTH_MAX / 1024 + " thousand characters");
      }
    }
    return text.toString();
  }
}
