package dev.cairn.eval.decide.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lines over the runs of a story, as SVG. */
final class Plot {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 400;
  private static final int LEFT = 60;
  private static final int RIGHT = 190;
  private static final int TOP = 46;
  private static final int BOTTOM = 52;
  private static final int LINES = 5;
  private static final int LEGEND_STEP = 22;

  /** Told apart without colour by dashes. */
  private static final List<String> COLOURS =
      List.of("#08519c", "#e6550d", "#31a354", "#756bb1", "#636363", "#c51b8a");

  private static final List<String> DASHES = List.of("", "7 3", "2 3", "9 3 2 3", "4 4", "1 2");

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Series(String name, double[] values) {}

  private final String title;
  private final String across;
  private final double most;
  private final List<Series> series = new ArrayList<>();
  private final StringBuilder svg = new StringBuilder();
  private double[] marks = {};

  Plot(String title, String across, double most) {
    this.title = title;
    this.across = across;
    this.most = most;
  }

  Plot line(String name, double[] values) {
    series.add(new Series(name, values.clone()));
    return this;
  }

  /** Runs to be marked on the axis. */
  Plot marks(double[] runs) {
    this.marks = runs.clone();
    return this;
  }

  String svg() {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
            + " font-family=\"sans-serif\" font-size=\"13\" fill=\"#333\">",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, HEIGHT);
    add("<text x=\"%d\" y=\"24\" font-size=\"15\" font-weight=\"bold\">%s</text>", LEFT, title);
    axes();
    for (int i = 0; i < series.size(); i++) {
      draw(series.get(i), i);
    }
    for (double mark : marks) {
      add(
          "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#333\"/>",
          x(mark), x(mark), HEIGHT - BOTTOM - 7, HEIGHT - BOTTOM);
    }
    add("</svg>");
    return svg.toString();
  }

  private void axes() {
    for (int i = 0; i <= LINES; i++) {
      double value = most * i / LINES;
      add(
          "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#333\" stroke-opacity=\"%s\"/>",
          LEFT, WIDTH - RIGHT, y(value), y(value), i == 0 ? "1" : "0.15");
      add(
          "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>",
          LEFT - 8, y(value) + 4, String.format(Locale.ROOT, most <= 1 ? "%.1f" : "%.0f", value));
      double run = (double) longest() * i / LINES;
      add(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>",
          x(run), HEIGHT - BOTTOM + 20, run);
    }
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>",
        (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across);
  }

  private void draw(Series line, int number) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < line.values().length; i++) {
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(i), y(line.values()[i])));
    }
    String colour = COLOURS.get(number % COLOURS.size());
    String dash = DASHES.get(number % DASHES.size());
    add(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\" stroke-dasharray=\"%s\"/>",
        points.toString().strip(), colour, dash);
    int y = TOP + 12 + number * LEGEND_STEP;
    add(
        "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\"/>",
        WIDTH - RIGHT + 12, WIDTH - RIGHT + 40, y - 4, y - 4, colour, dash);
    add("<text x=\"%d\" y=\"%d\">%s</text>", WIDTH - RIGHT + 46, y, line.name());
  }

  private int longest() {
    return series.stream().mapToInt(line -> line.values().length).max().orElse(1);
  }

  private double x(double run) {
    return LEFT + (WIDTH - LEFT - RIGHT) * run / Math.max(1, longest());
  }

  private double y(double value) {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.min(most, value) / most;
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
