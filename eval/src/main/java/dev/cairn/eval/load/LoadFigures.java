package dev.cairn.eval.load;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is told of a load. */
final class LoadFigures {
  private static final String SET = "load";
  private static final double P99 = 0.99;
  private static final double MILLIS_PER_SECOND = 1_000;
  private static final double BYTES_PER_MIB = 1 << 20;

  private final String group;
  private final Wave alone;
  private final Wave together;
  private final Memory memory;
  private final double cpuSeconds;
  private final List<String> errors;
  private final long missing;

  LoadFigures(
      int clients,
      Wave warm,
      Wave alone,
      Wave together,
      Memory memory,
      double cpuSeconds,
      long promised,
      long found) {
    this.group = clients + " clients";
    this.alone = alone;
    this.together = together;
    this.memory = memory;
    this.cpuSeconds = cpuSeconds;
    this.missing = Math.abs(promised - found);
    this.errors = new ArrayList<>(warm.errors());
    errors.addAll(alone.errors());
    errors.addAll(together.errors());
    if (missing > 0) {
      errors.add(promised + " entries were acknowledged, " + found + " are there");
    }
  }

  List<String> errors() {
    return errors;
  }

  List<Figure> all() throws IOException {
    List<Figure> figures = new ArrayList<>();
    long calls = together.millis().size();
    figures.add(
        of("errors", "calls that failed, of all", errors.size(), calls).goal(Goal.atMost(0)));
    figures.add(
        of("missing", "entries acknowledged and not there, or the reverse", (double) missing, calls)
            .goal(Goal.atMost(0)));
    figures.add(of("calls_per_second", "answered", together.rate(), calls));
    figures.add(of(
        "rate_ratio", "calls per second / of one client", together.rate() / alone.rate(), calls));
    figures.add(of(
        "cpu_ms_per_call",
        "processor time of the server for one call",
        cpuSeconds * MILLIS_PER_SECOND / calls,
        calls));
    for (Asked asked : Asked.values()) {
      String name = asked.name().toLowerCase(Locale.ROOT);
      double one = alone.millis(asked).quantile(P99);
      double many = together.millis(asked).quantile(P99);
      long n = together.millis(asked).size();
      figures.add(of(name + "_p50_ms", "median", together.millis(asked).median(), n));
      figures.add(of(name + "_p99_ms", "99th percentile; alone " + shown(one), many, n));
      figures.add(of(name + "_p99_ratio", "99th percentile / of one client", many / one, n));
    }
    figures.addAll(ofMemory());
    return figures;
  }

  private List<Figure> ofMemory() throws IOException {
    long looks = memory.looks();
    double grown = memory.heapFloorLast() - memory.heapFloorFirst();
    return List.of(
        of("rss_before_mib", "resident memory of the server", memory.residentFirst(), looks),
        of("rss_peak_mib", "the most", memory.residentMost(), looks),
        of("rss_after_mib", "at the end", memory.residentLast(), looks),
        of("heap_peak_mib", "heap in use, the most seen", memory.heapMost(), looks),
        of("heap_floor_first_mib", "the lowest early on", memory.heapFloorFirst(), looks),
        of("heap_floor_last_mib", "the lowest towards the end", memory.heapFloorLast(), looks),
        of(
            "heap_bytes_per_entry",
            "growth of that floor / entries written",
            grown * BYTES_PER_MIB / together.logged(),
            looks));
  }

  private static String shown(double millis) {
    return String.format(Locale.ROOT, "%.1f", millis);
  }

  private Figure of(String metric, String says, double value, long n) {
    return Figure.of(SET, group, metric, says, Interval.exactly(value), n);
  }
}
