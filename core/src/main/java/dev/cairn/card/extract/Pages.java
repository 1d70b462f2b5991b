package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import dev.cairn.text.DataFile;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts that were published or sent: told by what stands around them, and by the headings of a long one. */
final class Pages {
  private static final Pattern HEADING = Pattern.compile("#{1,6} \\S.*");
  private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}|~{3,}");
  private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*+•]|\\d{1,3}[.)])\\s.*|\\s*\\|.*");

  private static final Pattern RIGHTS = Pattern.compile(
      "(?i)\\W{0,6}(?:copyright\\b.{0,6}(?:©|\\(c\\)|\\d{4}|\\p{Lu})|©|\\(c\\) ?\\d{4}).*");

  private static final Pattern DEED = Pattern.compile("(?i).*\\b(?:" + words("document-deeds.txt")
      + ")\\b.{0,40}\\b(?:\\d+|an?|some) \\w{1,8} ago\\b.*|.*\\b(?:" + words("document-deeds.txt")
      + ") (?:yesterday|today|just now)\\b.*|.*@\\w{2,30} · \\d.*");

  /** "On Mon, 3 Nov 2025 at 18:02, Sam wrote:", in any language: a date, a time and a colon at the end. */
  private static final Pattern WROTE =
      Pattern.compile("\\S.{0,60}\\d{4}.{0,20}\\d{1,2}:\\d\\d.{0,80}[:：]");

  private static final Pattern AROUND =
      Pattern.compile("(?i)\\W{0,4}(?:" + words("document-boilerplate.txt") + ")(?:\\W.{0,60})?");

  /** "Docs > Guides > Getting started", "Home | Docs | Blog". */
  private static final Pattern TRAIL =
      Pattern.compile("[^>|›»/]{2,40}(?: [>|›»/] [^>|›»/]{2,40}){2,6}");

  private static final Pattern GREETING =
      Pattern.compile("(?i)(?:" + words("document-greetings.txt") + ")\\b[^.!?:]{1,40}[,!]?");
  private static final Pattern CLOSING = Pattern.compile(
      "(?i)(?:" + words("document-closings.txt") + ")(?:,|!|\\.)?(?: \\P{Po}{1,40})?");
  private static final Pattern SIGNED = Pattern.compile("--|—|__+");
  private static final Pattern NAME = Pattern.compile("[-–—~ ]{0,3}\\p{L}[^.!?:;]{1,40}");

  private static final int AROUND_MIN = 2;

  private Pages() {}

  private static String words(String file) {
    return DataFile.lines(file).stream().map(Pattern::quote).collect(Collectors.joining("|"));
  }

  /** From the first heading of a text of many lines, if not all else are items of a list. */
  static OptionalInt chapters(List<TextLine> lines) {
    int begins = -1;
    int headings = 0;
    int said = 0;
    int prose = 0;
    for (int i = 0; i < lines.size(); i++) {
      TextLine line = lines.get(i);
      boolean under = i + 1 < lines.size()
          && !line.isBlank()
          && UNDERLINE.matcher(lines.get(i + 1).text()).matches();
      boolean heading = under || HEADING.matcher(line.text()).matches();
      boolean rule = UNDERLINE.matcher(line.text()).matches();
      begins = heading && begins < 0 ? line.start() : begins;
      headings += heading ? 1 : 0;
      said += line.isBlank() || begins < 0 ? 0 : 1;
      boolean own = heading || rule || line.isBlank() || line.isIndented() || begins < 0;
      prose += own || ITEM.matcher(line.text()).matches() ? 0 : 1;
    }
    boolean document =
        headings > 1 && prose > 0 && said >= ExtractionBounds.DEFAULT.documentLinesMin();
    return document ? OptionalInt.of(begins) : OptionalInt.empty();
  }

  /** A line that says who did it and when, as pages of tickets and mails put above what was written. */
  static OptionalInt deed(List<TextLine> lines) {
    return lines.stream().filter(Pages::tellsDeed).mapToInt(TextLine::start).findFirst();
  }

  private static boolean tellsDeed(TextLine line) {
    String text = line.text();
    boolean deed = text.length() <= ExtractionBounds.DEFAULT.pageLineCharsMax()
        && DEED.matcher(text).matches();
    return deed || WROTE.matcher(text).matches();
  }

  /** Whether something stands there that nobody says: rights, links of a page, a letter's end. */
  static boolean isPublished(List<TextLine> lines) {
    long around = lines.stream().filter(Pages::isAround).count();
    return around >= AROUND_MIN
        || lines.stream().anyMatch(line -> RIGHTS.matcher(line.text()).matches())
        || isLetter(lines.stream().filter(line -> !line.isBlank()).toList());
  }

  private static boolean isAround(TextLine line) {
    String text = line.text().strip();
    return text.length() <= ExtractionBounds.DEFAULT.pageLineCharsMax()
        && (AROUND.matcher(text).matches() || TRAIL.matcher(text).matches());
  }

  private static boolean isLetter(List<TextLine> said) {
    boolean greeted =
        said.stream().anyMatch(line -> GREETING.matcher(line.text().strip()).matches());
    for (int i = 0; i < said.size(); i++) {
      String text = said.get(i).text().strip();
      boolean named =
          i + 1 < said.size() && NAME.matcher(said.get(i + 1).text().strip()).matches();
      boolean closed = CLOSING.matcher(text).matches();
      if ((named && (closed || SIGNED.matcher(text).matches())) || (greeted && closed && i > 1)) {
        return true;
      }
    }
    return false;
  }
}
