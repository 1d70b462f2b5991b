package dev.cairn.eval.decide.simulate;

import dev.cairn.log.Risk;
import dev.cairn.operation.Configure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;

/** Tools that stay as they are: where do thresholds end, how soon, and what does it cost until then. */
final class SteadyStory {
  static final List<Actor> ACTORS = List.of(
      Actor.steady("files:read_file", "Reads a file.", 0.98),
      Actor.steady("files:list_directory", "Lists the files of a folder.", 0.95),
      Actor.steady("web:get_page", "Gets a web page.", 0.85),
      Actor.steady("wiki:search_pages", "Searches pages.", 0.5),
      Actor.steady("notes:create_note", "Creates a note.", 0.97),
      Actor.steady("git:create_branch", "Creates a branch.", 0.95),
      Actor.steady("jobs:update_job", "Updates a job.", 0.75),
      Actor.steady("crm:create_contact", "Creates a contact.", 0.4),
      Actor.steady("files:delete_file", "Deletes a file for good.", 0.99));

  private static final int TURNS = 600;

  private SteadyStory() {}

  static List<Turn> tell(Configure policy, long seed) {
    try (Stage stage = new Stage(policy, seed, OptionalDouble.empty()).with(ACTORS)) {
      List<Turn> turns = new ArrayList<>();
      for (int i = 0; i < TURNS; i++) {
        turns.add(stage.play(stage.any(ACTORS)));
      }
      return turns;
    }
  }

  /** What each way to answer cost beyond the best one, call by call and added up. */
  static Map<String, double[]> regrets(List<Turn> turns) {
    Map<String, double[]> regrets = new LinkedHashMap<>();
    for (String way : List.of("cairn", "always ask", "always allow", "count above .75")) {
      regrets.put(way, new double[turns.size()]);
    }
    Map<String, int[]> counts = new LinkedHashMap<>();
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      boolean danger = turn.decided().risk() == Risk.DANGEROUS;
      int[] count = counts.computeIfAbsent(turn.actor().name(), it -> new int[2]);
      boolean counted = (count[0] + 1.0) / (count[1] + 2.0) > 0.75;
      add(regrets, "cairn", i, turn, turn.allowed());
      add(regrets, "always ask", i, turn, false);
      add(regrets, "always allow", i, turn, !danger);
      add(regrets, "count above .75", i, turn, !danger && counted);
      count[0] += turn.ok() ? 1 : 0;
      count[1]++;
    }
    return regrets;
  }

  private static void add(
      Map<String, double[]> regrets, String way, int at, Turn turn, boolean allowed) {
    double[] all = Objects.requireNonNull(regrets.get(way));
    Risk risk = turn.decided().risk();
    double lost = Costs.of(risk, turn.chance(), allowed) - Costs.best(risk, turn.chance());
    all[at] = (at == 0 ? 0 : all[at - 1]) + lost;
  }
}
