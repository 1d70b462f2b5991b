package dev.cairn.eval.question;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers that S3 lists as arbitrary, with those they are compared with. */
final class Questions {
  private static final String SCORER = Question.SCORER;
  private static final String SEED = "seed";
  private static final String SEARCH = "seed_search";

  private Questions() {}

  static List<Question> all() {
    return List.of(
        scorers(),
        Question.of(
            "80/20: relevance / rank",
            SEARCH,
            List.of("score.hybrid_share", "score.rank_share"),
            new double[][] {{0.8, 0.2}, {1, 0}, {0.95, 0.05}, {0.9, 0.1}, {0.7, 0.3}, {0.5, 0.5}},
            false),
        divisor(),
        Question.of("community base", SEED, "score.community_base", 0.4, 0, 0.2, 0.35, 0.5, 0.8),
        Question.of(
            "caps: rank / edge / neighbours",
            SEED,
            List.of(
                "score.community_rank_max",
                "score.community_edge_max",
                "score.community_neighbour_max"),
            new double[][] {
              {0.2, 0.25, 0.1}, {0, 0.25, 0.1}, {0.2, 0, 0.1}, {0.2, 0.25, 0}, {1, 1, 1}
            },
            false),
        Question.of("cap of the count", SEED, "score.count_max", 0.2, 0, 0.1, 0.4, 1),
        Question.of("highest confidence", SEED, "tool.confidence_max", 0.95, 0.9, 0.99, 1),
        Question.of(
            "weights: follows / community / neighbours / rank",
            SEED,
            List.of(
                "score.tool_co_occurrence",
                "score.tool_community",
                "score.tool_neighbours",
                "score.tool_rank"),
            new double[][] {
              {0.5, 0.25, 0.15, 0.1},
              {1, 0, 0, 0},
              {0.75, 0.25, 0, 0},
              {0.9, 0, 0, 0.1},
              {0.25, 0.25, 0.25, 0.25}
            },
            false),
        Question.of(
            "outcomes: boost / penalty",
            SEED,
            List.of("reliability.boost_factor", "reliability.penalty_factor"),
            new double[][] {{0.2, 0.25}, {0.2, 0.2}, {0.25, 0.25}, {0.1, 0.35}, {0, 0}},
            true),
        Question.of(
            "left out above this share of failures",
            SEED,
            List.of("reliability.exclusion_share"),
            new double[][] {{0.5}, {0.7}, {0.9}, {1}},
            true),
        Question.of(
            "the same by the mixture",
            "mixture",
            List.of("reliability.exclusion_share"),
            new double[][] {{0.5}, {0.7}, {0.9}, {1}},
            true));
  }

  /** The named ways to foretell, each with its defaults. */
  private static Question scorers() {
    Map<String, Map<String, Object>> variants = new LinkedHashMap<>();
    for (String scorer : List.of(SEED, SEARCH, "markov", "mixture")) {
      variants.put(scorer, Map.of(SCORER, scorer));
    }
    return new Question("scorer", variants, false);
  }

  /** Divided by 2 or otherwise, or brought to the scale of the nearest. */
  private static Question divisor() {
    Map<String, Map<String, Object>> variants = new LinkedHashMap<>();
    for (int by : new int[] {2, 1, 4, 8}) {
      variants.put(
          "/ " + by, Map.of(SCORER, SEARCH, "score.signals", "raw", "score.neighbour_divisor", by));
    }
    variants.put("by the largest", Map.of(SCORER, SEARCH, "score.signals", "normalized"));
    return new Question("Adamic-Adar", variants, false);
  }
}
