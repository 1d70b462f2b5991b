package dev.cairn.card.extract;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Mails and files that a user put in without a fence. Where one ends nobody can tell, so all behind its
 * beginning is somebody else's; what the user says before it stays theirs.
 */
final class Forwarded {
  /** The subject of a mail, or the mark of one that was handed on. */
  private static final Pattern MAIL = Pattern.compile(
      "(?mi)^[ \\t]*(?:(?:fwd?|wg|tr|rv|enc): ?\\S|(?:subject|betreff|objet|asunto|assunto): ?\\S"
          + "|-{2,} ?(?:forwarded|original) message|begin forwarded message:)");

  /** Front matter at the beginning of a file. */
  private static final Pattern FILE =
      Pattern.compile("\\A\\s*---[ \\t]*\\R(?:[\\w-]{1,60}:.*\\R)+---[ \\t]*(?:\\R|\\z)");

  private Forwarded() {}

  static void mark(String text, char[] marks) {
    if (FILE.matcher(text).find()) {
      Arrays.fill(marks, Marks.PASTED);
      return;
    }
    Matcher mail = MAIL.matcher(text);
    if (mail.find()) {
      Arrays.fill(marks, mail.start(), marks.length, Marks.PASTED);
    }
  }
}
