package dev.cairn.card.extract;

import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Mails, chats, tickets, pages and files that a user put in without a fence, told by the shape of their lines. Where one
 * ends nobody can tell, so all behind its beginning is somebody else's; what the user says before it stays theirs.
 */
final class Forwarded {
  /** The subject of a mail, or the mark of one that was handed on. */
  private static final Pattern MAIL = Pattern.compile(
      "(?mi)^[ \\t]*(?:(?:fwd?|wg|tr|rv|enc): ?\\S|(?:subject|betreff|objet|asunto|assunto): ?\\S"
          + "|-{2,} ?(?:forwarded|original) message|begin forwarded message:)");

  /** Front matter at the beginning of a file. */
  private static final Pattern FILE =
      Pattern.compile("(?m)^---[ \\t]*\\R(?:[\\w-]{1,60}:.*\\R)+---[ \\t]*$");

  private static final Lexicon TAKING_OVER = Lexicon.of("sentence/mark-taking-over.txt");
  private static final Lexicon HANDING = Lexicon.of("sentence/mark-handing.txt");

  private Forwarded() {}

  static void mark(String text, char[] marks) {
    List<TextLine> lines = TextLine.of(text);
    CodeComments.mark(lines, marks);
    Stream.of(
            first(MAIL, text),
            first(FILE, text),
            Dialogue.begins(lines),
            Pages.deed(lines),
            unlessTaken(Records.fields(lines), lines),
            unlessTaken(Records.settings(lines), lines),
            unlessTaken(Pages.chapters(lines), lines),
            Pages.isPublished(lines) ? OptionalInt.of(handed(lines)) : OptionalInt.empty())
        .filter(OptionalInt::isPresent)
        .mapToInt(OptionalInt::getAsInt)
        .min()
        .ifPresent(from -> Arrays.fill(marks, from, marks.length, Marks.PASTED));
  }

  private static OptionalInt first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? OptionalInt.of(matcher.start()) : OptionalInt.empty();
  }

  /** Nothing if the line before says that these are rules of the one who speaks. */
  private static OptionalInt unlessTaken(OptionalInt from, List<TextLine> lines) {
    boolean taken = from.isPresent()
        && lines.stream()
            .filter(line -> line.end() <= from.getAsInt() && !line.isBlank())
            .reduce((earlier, later) -> later)
            .filter(line -> line.text().endsWith(":") || line.text().endsWith("："))
            .filter(line -> TAKING_OVER.occursIn(Tokenizer.tokens(line.text())))
            .isPresent();
    return taken ? OptionalInt.empty() : from;
  }

  /** Behind the first line that hands something over or asks about it; else the beginning. */
  private static int handed(List<TextLine> lines) {
    for (int i = 0; i + 1 < lines.size(); i++) {
      String text = lines.get(i).text();
      List<Token> tokens = Tokenizer.tokens(text);
      boolean hands = (text.endsWith(":") || text.endsWith("：")) && HANDING.occursIn(tokens);
      if (lines.get(i + 1).isBlank() && (hands || text.endsWith("?") || text.endsWith("？"))) {
        return lines.get(i).end();
      }
    }
    return 0;
  }
}
