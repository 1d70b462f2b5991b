package dev.cairn.eval.secrets;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A line of {@code kinds.txt}.
 *
 * @param what how people call it: "Stripe key"
 * @param variable the environment variable it usually stands in
 * @param host of the interface it opens, with a path if that is always the same
 * @param header what stands in front of it in a request, with its colon
 * @param families of the texts it is found in
 * @param shape see {@link Shape}
 */
record SecretKind(
    String kind,
    String what,
    String variable,
    String host,
    String header,
    Set<String> families,
    String shape) {
  private static final String RESOURCE = "kinds.txt";
  private static final Pattern BAR = Pattern.compile(" \\| ");
  private static final Pattern WORD_BEGIN = Pattern.compile("_(\\w)");
  private static final int COLUMNS = 7;

  static List<SecretKind> all() {
    return ResourceText.lines(RESOURCE).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(SecretKind::parsed)
        .toList();
  }

  private static SecretKind parsed(String line) {
    String[] parts = BAR.split(line, -1);
    if (parts.length != COLUMNS) {
      throw new IllegalStateException(RESOURCE + ": not " + COLUMNS + " columns: " + line);
    }
    return new SecretKind(
        parts[0],
        parts[1],
        parts[2],
        parts[3],
        parts[4],
        Set.copyOf(List.of(parts[5].split(" ", -1))),
        parts[6]);
  }

  String snake() {
    return variable.toLowerCase(Locale.ROOT);
  }

  String kebab() {
    return snake().replace('_', '-');
  }

  String camel() {
    return WORD_BEGIN.matcher(snake()).replaceAll(begin -> begin.group(1).toUpperCase(Locale.ROOT));
  }

  /** Without the path. */
  String hostName() {
    int slash = host.indexOf('/');
    return slash < 0 ? host : host.substring(0, slash);
  }

  String headerName() {
    return header.substring(0, Math.max(0, header.indexOf(':')));
  }

  /** What stands in front of the secret in the header's value: {@code "Bearer "}. */
  String headerValue() {
    String value = header.substring(header.indexOf(':') + 1).strip();
    return value.isEmpty() ? "" : value + " ";
  }
}
