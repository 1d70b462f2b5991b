package dev.cairn.ingest.spec;

import dev.cairn.ingest.Shown;
import dev.cairn.log.Bytes;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a template can do with a value, written {@code {{ input.name | trim | lower }}}. */
enum Filter {
  LOWER,
  TRIM,
  SLUG,
  /** The beginning of SHA-256, long enough for an id. */
  HASH,
  SHA256,
  /** The only one that knows what to do with nothing, and the only one with an argument. */
  DEFAULT;

  private static final int HASH_LETTERS = 16;

  static Optional<Filter> named(String name) {
    return Arrays.stream(values()).filter(filter -> filter.label().equals(name)).findFirst();
  }

  static List<String> labels() {
    return Arrays.stream(values()).map(Filter::label).sorted().toList();
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  String apply(Object value) {
    String text = text(value, label());
    return switch (this) {
      case LOWER -> text.toLowerCase(Locale.ROOT);
      case TRIM -> text.strip();
      case SLUG -> slug(text);
      case HASH -> sha256(text).substring(0, HASH_LETTERS);
      case SHA256 -> sha256(text);
      case DEFAULT -> text;
    };
  }

  /** A single value as text. */
  static String text(Object value, String wantedBy) {
    if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    throw new TemplateFault(wantedBy + " needs a single value, not " + Shown.of(value));
  }

  /** Letters and digits, everything else one hyphen: {@code Crème brûlée!} is {@code crème-brûlée}. */
  private static String slug(String text) {
    StringBuilder slug = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .forEach(c -> {
          if (Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK) {
            slug.appendCodePoint(c);
          } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
            slug.append('-');
          }
        });
    String trimmed = slug.toString();
    trimmed = trimmed.endsWith("-") ? trimmed.substring(0, trimmed.length() - 1) : trimmed;
    if (trimmed.isEmpty()) {
      throw new TemplateFault("slug finds no letter or digit in " + Shown.of(text));
    }
    return trimmed;
  }

  private static String sha256(String text) {
    return Bytes.of(Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8)))
        .hex();
  }
}
