package dev.cairn.search;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Words that frame a rule or a report and do not say what it is about. */
public final class Framing {
  private static final Set<String> ALL = Set.copyOf(List.of("""
      never always must mustn't mustnt dont don't doesn't cannot can't cant won't shouldn't shall please prefer
      preferred prefers avoid use uses using used sure ensure want wants need needs keep keeps let only ever
      whenever without instead rather unless until except every any always instead user users agent forbidden
      allowed allow required require requires remember okay ok still also like likes run runs running ran fail
      fails failed failing failure error errors because since due result results got gets get try tries tried promise promised will
      """.strip().split("\\s+")));

  private Framing() {}

  public static boolean contains(String written) {
    return ALL.contains(written.toLowerCase(Locale.ROOT).replace('\u2019', '\''));
  }
}
