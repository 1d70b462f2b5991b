package dev.cairn.eval.cards.year;

import dev.cairn.log.CardKind;
import java.util.List;
import java.util.Locale;

/** Draws how many cards are in force, week by week, the kinds above each other. */
public final class SizePlot {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 420;
  private static final int LEFT = 60;
  private static final int RIGHT = 170;
  private static final int TOP = 46;
  private static final int BOTTOM = 52;
  private static final int LINES = 5;
  private static final int LABEL_WEEKS = 13;
  private static final int LEGEND_STEP = 24;

  private static final List<CardKind> FROM_BELOW = List.of(
      CardKind.COMMITMENT,
      CardKind.CONSTRAINT,
      CardKind.PREFERENCE,
      CardKind.FACT,
      CardKind.TACTIC,
      CardKind.NEGATIVE_RESULT);

  private final List<Week> weeks;
  private final String title;
  private final int top;
  private final StringBuilder svg = new StringBuilder();

  public SizePlot(Seen seen) {
    this.weeks = seen.weeks();
    this.title = "Cards in force, week by week (seed " + seen.year().seed() + ", "
        + seen.ledgers().size() + " episodes)";
    int most = weeks.stream().mapToInt(Week::total).max().orElse(1);
    int step = step(most);
    this.top = Math.max(step, (most + step - 1) / step * step);
  }

  public String svg() {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
            + " font-family=\"sans-serif\" font-size=\"13\" fill=\"#333\">",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, HEIGHT);
    add("<text x=\"%d\" y=\"24\" font-size=\"15\" font-weight=\"bold\">%s</text>", LEFT, title);
    areas();
    axes();
    legend();
    add("</svg>");
    return svg.toString();
  }

  private void areas() {
    int[] below = new int[weeks.size()];
    for (CardKind kind : FROM_BELOW) {
      StringBuilder over = new StringBuilder();
      StringBuilder under = new StringBuilder();
      for (int i = 0; i < weeks.size(); i++) {
        under.insert(0, point(i, below[i]));
        below[i] += weeks.get(i).of(kind);
        over.append(point(i, below[i]));
      }
      add("<polygon points=\"%s%s\" fill=\"%s\"/>", over, under, colour(kind));
    }
  }

  private void axes() {
    for (int i = 0; i <= LINES; i++) {
      int value = top * i / LINES;
      double y = y(value);
      add(
          "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#333\" stroke-opacity=\"%s\"/>",
          LEFT, WIDTH - RIGHT, y, y, i == 0 ? "1" : "0.15");
      add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>", LEFT - 8, y + 4, value);
    }
    for (int i = 0; i < weeks.size(); i += Math.max(1, Math.min(LABEL_WEEKS, weeks.size() / 2))) {
      add(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>",
          x(i), HEIGHT - BOTTOM + 20, weeks.get(i).number() + 1);
    }
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">week</text>",
        (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12);
  }

  private void legend() {
    int y = TOP + 12;
    for (int i = FROM_BELOW.size() - 1; i >= 0; i--) {
      CardKind kind = FROM_BELOW.get(i);
      add(
          "<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"14\" fill=\"%s\"/>",
          WIDTH - RIGHT + 16, y - 11, colour(kind));
      add(
          "<text x=\"%d\" y=\"%d\">%s</text>",
          WIDTH - RIGHT + 36, y, kind.label().replace('_', ' '));
      y += LEGEND_STEP;
    }
  }

  /** Rules in blues, experience in warm colours; told apart without colour by their order. */
  private static String colour(CardKind kind) {
    return switch (kind) {
      case PREFERENCE -> "#9ecae1";
      case CONSTRAINT -> "#4292c6";
      case COMMITMENT -> "#08519c";
      case FACT -> "#74c476";
      case TACTIC -> "#fdae6b";
      case NEGATIVE_RESULT -> "#e6550d";
    };
  }

  private String point(int week, int value) {
    return String.format(Locale.ROOT, "%.1f,%.1f ", x(week), y(value));
  }

  private double x(int week) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * week / Math.max(1, weeks.size() - 1);
  }

  private double y(int value) {
    return HEIGHT - BOTTOM - (double) (HEIGHT - TOP - BOTTOM) * value / top;
  }

  /** A round number for the lines: 5, 10, 25, 50, 100 and so on, five to the top. */
  private static int step(int most) {
    int[] round = {1, 2, 5};
    for (int power = 1; ; power *= 10) {
      for (int each : round) {
        if ((long) each * power * LINES >= most) {
          return each * power * LINES;
        }
      }
    }
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
