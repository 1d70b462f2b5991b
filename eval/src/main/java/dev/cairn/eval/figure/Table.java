package dev.cairn.eval.figure;

import java.util.List;

/** Rows of equal length as one table, the header first. */
public final class Table {
  private Table() {}

  /** For people: columns under each other. */
  public static String text(List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int cell = column;
        int width =
            rows.stream().mapToInt(each -> each.get(cell).length()).max().orElse(0);
        line.append(row.get(column)).append(" ".repeat(width - row.get(column).length() + 2));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** For a page. */
  public static String markdown(List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      text.append("| ").append(String.join(" | ", rows.get(i))).append(" |\n");
      if (i == 0) {
        text.append("|---".repeat(rows.get(i).size())).append("|\n");
      }
    }
    return text.toString();
  }
}
