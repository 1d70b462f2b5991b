package dev.cairn.eval.peers;

import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.speed.Filled;
import dev.cairn.eval.speed.Texts;
import java.util.List;
import java.util.Map;

/** Writing and searching in a large memory beside a small one. Of entries: there are no cards yet. */
final class SizeTimes implements Comparison {
  private static final double RATIO_MAX = 1.2;

  @Override
  public String name() {
    return "size";
  }

  @Override
  public List<Figure> run(Stand stand) throws Exception {
    Extent extent = stand.extent();
    Filled small = Filled.with(extent.small(), stand.folder("small"), stand.progress());
    Filled large = Filled.with(extent.large(), stand.folder("large"), stand.progress());
    try (StdioCaller few = StdioCaller.start(stand.cairn(small.folder(), false));
        StdioCaller many = StdioCaller.start(stand.cairn(large.folder(), false))) {
      // The same words to both, so that they differ in nothing but size.
      Turns turns = new Turns()
          .add("write small", log(few))
          .add("write large", log(many))
          .add("search small", search(few))
          .add("search large", search(many))
          .run(extent.rounds(), extent.calls());
      String group = Numbers.size(extent.large()) + "/" + Numbers.size(extent.small());
      return List.of(
          of(turns, group, "write", "a log call in the larger memory / in the smaller"),
          of(turns, group, "search", "a search in the larger memory / in the smaller"));
    }
  }

  private static Turns.Call log(StdioCaller caller) {
    Texts texts = new Texts(Texts.SEED + 1);
    return () -> CallTimes.timed(
        caller,
        "log",
        Map.of("episode", Filled.OPEN.value(), "role", "user", "text", texts.next()));
  }

  private static Turns.Call search(StdioCaller caller) {
    Texts texts = new Texts(Texts.SEED + 2);
    return () -> CallTimes.timed(caller, "search", Map.of("query", texts.query()));
  }

  private Figure of(Turns turns, String group, String what, String says) {
    return Figure.of(
            name(),
            group,
            what + "_ratio",
            says,
            turns.of(what + " large").over(turns.of(what + " small")))
        .goal(Goal.atMost(RATIO_MAX));
  }
}
