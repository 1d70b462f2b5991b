package dev.cairn.eval.secrets;

import java.util.ArrayList;
import java.util.List;

/**
 * A text a secret stands in, from one of the files {@code forms-*.txt}.
 *
 * @param family which secrets fit, see {@link SecretKind#families}
 * @param form what kind of text it is: {@code yaml}
 * @param template the text; see {@link Filling}
 */
record SecretForm(String family, String form, String template) {
  private static final List<String> RESOURCES =
      List.of("forms-config.txt", "forms-header.txt", "forms-password.txt", "forms-own.txt");
  private static final String HEAD = "== ";

  /** Nobody breaks a shorter one over two lines, and its halves would be too short for {@link Leak} to see. */
  private static final int WRAPPED_MIN = 24;

  /** The base64 of a shorter one is too short for {@link Leak} to see, and so would always count as found. */
  private static final int ENCODED_MIN = 14;

  static List<SecretForm> all() {
    List<SecretForm> forms = new ArrayList<>();
    RESOURCES.forEach(name -> read(ResourceText.lines(name), forms));
    return List.copyOf(forms);
  }

  private static void read(List<String> lines, List<SecretForm> into) {
    String head = "";
    List<String> body = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(HEAD)) {
        add(head, body, into);
        head = line.substring(HEAD.length());
        body.clear();
      } else {
        body.add(line);
      }
    }
    add(head, body, into);
  }

  private static void add(String head, List<String> body, List<SecretForm> into) {
    if (!head.isEmpty()) {
      int space = head.indexOf(' ');
      into.add(new SecretForm(
          head.substring(0, space), head.substring(space + 1), String.join("\n", body)));
    }
  }

  boolean fits(SecretKind kind) {
    return kind.families().contains(family);
  }

  boolean holds(SecretValue value) {
    if (template.contains("%secret:head%") && value.secret().length() < WRAPPED_MIN) {
      return false;
    }
    return !template.contains("%b64(") || value.secret().length() >= ENCODED_MIN;
  }
}
