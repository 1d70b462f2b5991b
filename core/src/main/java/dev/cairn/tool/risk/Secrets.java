package dev.cairn.tool.risk;

import java.util.Locale;
import java.util.regex.Pattern;

/** Names that say that a secret is behind them. */
final class Secrets {
  private static final Pattern NAMED = Pattern.compile(
      "token|secret|passw|pwd|api_?key|access_?key|private_?key|credential|auth_?key|session_?id");

  private Secrets() {}

  static boolean isNamed(String name) {
    return NAMED.matcher(name.toLowerCase(Locale.ROOT)).find();
  }

  /** A word with a variable in it whose name says secret. */
  static boolean isVariable(String word) {
    int dollar = word.indexOf('$');
    return dollar >= 0 && isNamed(word.substring(dollar));
  }
}
