package dev.cairn.card.extract;

import java.util.Locale;
import java.util.regex.Pattern;

/** A sentence that says which command does what. */
final class Procedures {
  private static final Pattern CODE = Pattern.compile("`[^`\\n]{1,200}`");
  private static final Pattern TO_DO = Pattern.compile(
      "to [^,`\"?]{3,100}, (?:simply |just |first )?(?:run|execute|use|invoke|call|type) `c`.*"
          + "|(?:run|execute) `c` (?:\\w+ ){0,4}?to \\w+.*");

  /** Commands that do harm when a stranger's text has them run. */
  private static final Pattern HARMFUL = Pattern.compile(
      "(?i).*(?:\\brm\\s+-|\\|\\s*(?:sudo\\s+)?(?:ba|z|da|k)?sh\\b|\\bsudo\\b|\\bmkfs|\\bdd\\s+if=|--force\\b"
          + "|\\bpush\\s+-f\\b|\\bdrop\\s+(?:table|database)|\\bchmod\\s+(?:-R\\s+)?777|\\bcurl\\b|\\bwget\\b|\\beval\\b"
          + "|\\bbase64\\b|\\bshutdown\\b|--no-verify|:\\(\\)).*",
      Pattern.DOTALL);

  private Procedures() {}

  static boolean isOne(String sentence) {
    String plain = plain(sentence);
    return TO_DO.matcher(plain).matches()
        && !plain.endsWith("?")
        && !HARMFUL.matcher(sentence).matches();
  }

  /** In small letters, with what is marked as code left out, so that no word of it is taken for one of ours. */
  static String plain(String sentence) {
    return CODE.matcher(Statements.line(sentence)).replaceAll("`c`").toLowerCase(Locale.ROOT);
  }
}
