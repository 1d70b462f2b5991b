package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.List;

/** Finds the values of a table: beside their name, or in the rows under it. Bars or commas part the columns. */
final class Columns {
  private static final int LINE_MAX = 400;
  private static final int ROWS_MAX = 8;

  private final String text;
  private final int name;
  private final int end;

  /** @param name where the name begins, {@code end} where it ends */
  Columns(String text, int name, int end) {
    this.text = text;
    this.name = name;
    this.end = end;
  }

  List<Integer> values() {
    int cell = end;
    while (cell < text.length()
        && cell - end < LINE_MAX
        && " \"`*".indexOf(text.charAt(cell)) >= 0) {
      cell++;
    }
    char c = cell < text.length() ? text.charAt(cell) : '\n';
    if (c != '|' && c != ',' && c != '\n' && c != '\r') {
      return List.of();
    }
    int start = lineStart();
    int stop = lineEnd(cell);
    if (start < 0 || stop < 0) {
      return List.of();
    }
    String line = text.substring(start, stop);
    if (c == '|' && line.strip().startsWith("|")) {
      return isRuler(stop + 1) ? under(start, lineEnd(stop + 1), '|') : List.of(value(cell + 1));
    }
    boolean header =
        c != '|' && line.indexOf(',') > 0 && line.matches("[A-Za-z][A-Za-z0-9_ \",-]*");
    return header ? under(start, stop, ',') : List.of();
  }

  private List<Integer> under(int header, int headerEnd, char bar) {
    int column = count(header, name, bar);
    int columns = bar == ',' ? count(header, headerEnd, bar) : -1;
    List<Integer> values = new ArrayList<>();
    int row = headerEnd + 1;
    while (values.size() < ROWS_MAX && row < text.length()) {
      int stop = lineEnd(row);
      if (stop < 0
          || text.indexOf(bar, row) >= stop
          || (columns >= 0 && count(row, stop, bar) != columns)) {
        break;
      }
      int at = row;
      for (int i = 0; i < column && at > 0; i++) {
        at = text.indexOf(bar, at) + 1;
      }
      if (at > 0 && at < stop) {
        values.add(value(at));
      }
      row = stop + 1;
    }
    return values;
  }

  private int value(int at) {
    int i = at;
    while (i < text.length() && text.charAt(i) == ' ') {
      i++;
    }
    return i;
  }

  private boolean isRuler(int at) {
    int stop = at < text.length() ? lineEnd(at) : -1;
    return stop > at && text.substring(at, stop).matches("[|\\s:-]*--[|\\s:-]*");
  }

  private int count(int from, int to, char bar) {
    return (int) text.substring(from, to).chars().filter(c -> c == bar).count();
  }

  /** Where the line of the name begins, or -1 if it is too long for a table. */
  private int lineStart() {
    int from = name;
    while (from > 0 && text.charAt(from - 1) != '\n') {
      if (name - from > LINE_MAX) {
        return -1;
      }
      from--;
    }
    return from;
  }

  private int lineEnd(int from) {
    int to = from;
    while (to < text.length() && text.charAt(to) != '\n') {
      if (to - from > LINE_MAX) {
        return -1;
      }
      to++;
    }
    return to;
  }
}
