package dev.cairn.entity;

import java.util.Map;
import java.util.Set;

/** The singular of an English noun, by its ending; a word it does not know stays as it is. */
final class Singular {
  private static final int SHORTEST = 4;

  private static final Map<String, String> IRREGULAR = Map.of(
      "children", "child",
      "feet", "foot",
      "men", "man",
      "mice", "mouse",
      "people", "person",
      "teeth", "tooth",
      "wives", "wife",
      "women", "woman");

  private static final Set<String> AS_THEY_ARE = Set.of(
      "always",
      "business",
      "christmas",
      "lens",
      "news",
      "pants",
      "perhaps",
      "physics",
      "series",
      "species",
      "thanks",
      "whereas");

  private Singular() {}

  static String of(String noun) {
    String known = IRREGULAR.get(noun);
    if (known != null) {
      return known;
    }
    boolean plural = noun.length() >= SHORTEST
        && noun.endsWith("s")
        && !noun.endsWith("ss")
        && !noun.endsWith("us")
        && !noun.endsWith("is")
        && !noun.endsWith("ics")
        && !AS_THEY_ARE.contains(noun);
    return plural ? shortened(noun) : noun;
  }

  private static String shortened(String noun) {
    if (noun.endsWith("ies")) {
      return noun.length() > SHORTEST
          ? without(noun, "ies") + "y"
          : without(noun, "s"); // pies, ties
    }
    boolean hisses = noun.endsWith("sses")
        || noun.endsWith("xes")
        || noun.endsWith("ches")
        || noun.endsWith("shes")
        || noun.endsWith("zzes");
    return hisses ? without(noun, "es") : without(noun, "s");
  }

  private static String without(String noun, String ending) {
    return noun.substring(0, noun.length() - ending.length());
  }
}
