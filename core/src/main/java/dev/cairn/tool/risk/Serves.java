package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.List;
import java.util.Set;

/** Servers: on this machine alone, or for all who can reach it. */
final class Serves {
  /** They listen to everybody unless told otherwise. */
  private static final Set<String> OPEN =
      Set.of("http-server", "serve", "live-server", "python", "python2", "python3");

  private Serves() {}

  static Risk risk(String program, List<String> words) {
    boolean local = words.stream()
        .anyMatch(
            word -> word.contains("127.0.0.1") || word.contains("localhost") || word.equals("::1"));
    boolean all = words.stream().anyMatch(word -> word.contains("0.0.0.0") || word.equals("::"));
    return all || (OPEN.contains(program) && !local) ? Risk.DANGEROUS : Risk.MODERATE;
  }
}
