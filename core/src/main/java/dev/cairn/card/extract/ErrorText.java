package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** Tells a line that reports a failure from one that only has the word in it. */
final class ErrorText {
  /** With a cause: what one would search for. */
  private static final Pattern CAUSE = Pattern.compile(
      "(?i).*(?:\\b\\w*(?:error|exception)(?:\\[\\w+\\])?: \\S|\\berror:? [A-Z]{1,4}\\d+:|fatal: |panic: "
          + "|command not found|permission denied|access denied|no such file|cannot find|can't find|could not"
          + "|couldn't|not found|refused|denied|unable to|does not exist|execution failed|undefined reference"
          + "|^\\d+:\\d+ +error |caused by|no module named|no matching|missing script|timed out|out of memory|no space left).*");

  private static final Pattern FAILURE = Pattern.compile(
      ".*(?:\\bFAIL(?:ED|URE)?\\b|(?i:build failed)|\\b[1-9]\\d* (?:failed|failures?|errors?)\\b"
          + "|(?:Failures|Errors|Failed): [1-9]).*");
  private static final Pattern MENTION =
      Pattern.compile("(?i).*(?:error|fail|err!|killed|abort|fault|invalid|exceeded).*");

  /** Clear enough to be believed where nobody said whether it worked: at the line's beginning, with a cause. */
  private static final Pattern CLEAR = Pattern.compile(
      "(?:[\\w./-]{1,60}: ){0,3}(?:(?i:fatal )?(?i:error)(?:\\[\\w+\\])?: {1,3}\\S.*|fatal: .+|panic: .+)"
          + "|(?:[\\w$]{1,60}\\.){0,9}\\w{0,60}(?:Error|Exception): .+|Exception in thread .+|Traceback \\(most recent.*"
          + "|\\w+ ERR! .+|[\\w./ -]{1,60}: .*(?:[Cc]ommand not found|[Pp]ermission denied|[Nn]o such file or directory)(?:: .*)?"
          + "|(?:[\\w.-]{1,30}: )?(?:command not found|[Pp]ermission denied|no such file or directory)(?:: .*)?"
          + "|(?:BUILD|TESTS?) FAILED.*|FAILURE: .*|(?:--- )?FAIL(?:ED)?(?:[: ].*)?"
          + "|HTTP/\\d(?:\\.\\d)? [45]\\d\\d .*|Segmentation fault.*|.*(?:Failures|Errors|Failed): [1-9].*|(?:.*[ ,(])?[1-9]\\d* (?:failed|failures?|errors?)\\b.*");

  private static final Pattern LISTED =
      Pattern.compile("[\\w./-]{1,200}\\.\\w{1,10}:\\d+:(?!\\d+: (?:fatal )?error).*");

  private static final Pattern EMPTY = Pattern.compile(
      "(?i)\\bno (?:matches|results?|files?|entries|records|rows|hits|\\w{1,20}s) found\\b");

  private ErrorText() {}

  static boolean isClear(String line) {
    return CLEAR.matcher(line).matches() && !LISTED.matcher(line).matches();
  }

  /** Nothing was found: an answer more than a failure. */
  static boolean isEmptyAnswer(String line) {
    return EMPTY.matcher(line).find();
  }

  /** How much a line says about what went wrong. */
  static int weight(String line) {
    if (CAUSE.matcher(line).matches()) {
      return MENTIONED + FAILED;
    }
    if (FAILURE.matcher(line).matches()) {
      return FAILED;
    }
    return MENTION.matcher(line).matches() ? MENTIONED : 0;
  }

  private static final int MENTIONED = 1;
  private static final int FAILED = 2;
}
