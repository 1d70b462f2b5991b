package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import dev.cairn.text.DataFile;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a record begins: a mail, a ticket or minutes by two fields at its head, or a file of settings. */
final class Records {
  private static final Pattern FIELD = Pattern.compile(
      "[\\s*_>|-]{0,6}([\\p{L}][\\p{L} -]{0,20}?)[*_]{0,2}\\s?[:：][*_]{0,2}\\s*(?:\\S.*)?");

  private static final Set<String> FIELDS = Set.copyOf(DataFile.lines("document-fields.txt"));

  /** Between two fields of one head there is at most one other line. */
  private static final int APART_MAX = 2;

  private static final Pattern SETTING =
      Pattern.compile("\\s*(?:- )?[\\w.\"'-]{1,40}\\s?(?::(?:\\s.*|[^/\\s].*)?|=.*)");
  private static final Pattern QUOTED_VALUE =
      Pattern.compile("\\s*(?:- )?[\\w.-]{1,40}(?::\\s+|\\s?=\\s?)[\"'\\[{|>].*");
  private static final Pattern NESTED = Pattern.compile("\\s{2,}[a-z][\\w.-]{0,40}:(?:\\s.*)?");
  private static final Pattern SECTION = Pattern.compile("\\[{1,2}[\\w.\" -]{1,60}]{1,2}");

  private Records() {}

  static OptionalInt fields(List<TextLine> lines) {
    int before = -1;
    String first = "";
    List<TextLine> said = lines.stream().filter(line -> !line.isBlank()).toList();
    for (int i = 0; i < said.size(); i++) {
      Matcher field = FIELD.matcher(said.get(i).text());
      if (field.matches() && FIELDS.contains(TextLine.plain(field.group(1)))) {
        String name = TextLine.plain(field.group(1));
        if (before >= 0 && i - before <= APART_MAX && !name.equals(first)) {
          return OptionalInt.of(said.get(before).start());
        }
        before = i;
        first = name;
      }
    }
    return OptionalInt.empty();
  }

  /** A run of lines that all give a value to a name, some set in or between quotation marks. */
  static OptionalInt settings(List<TextLine> lines) {
    int begins = -1;
    int run = 0;
    boolean shaped = false;
    for (TextLine line : lines) {
      boolean section = SECTION.matcher(line.text()).matches();
      if (!section && !SETTING.matcher(line.text()).matches()) {
        begins = -1;
        run = 0;
        shaped = false;
        continue;
      }
      begins = run == 0 ? line.start() : begins;
      run++;
      shaped |= section
          || NESTED.matcher(line.text()).matches()
          || QUOTED_VALUE.matcher(line.text()).matches();
      if (shaped && run >= ExtractionBounds.DEFAULT.settingLinesMin()) {
        return OptionalInt.of(begins);
      }
    }
    return OptionalInt.empty();
  }
}
