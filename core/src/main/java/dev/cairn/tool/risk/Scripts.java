package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Programs and scripts of the workspace that are not seen: their names say what they do. */
final class Scripts {
  private static final Set<String> REACH_OUT =
      Set.copyOf(WordGroups.in("scripts.txt").of("dangerous"));
  private static final Set<String> LOOK =
      Set.copyOf(WordGroups.in("scripts.txt").of("safe"));
  private static final Set<String> CHANGE =
      Set.copyOf(WordGroups.in("scripts.txt").of("changes"));
  private static final Set<String> LEADING =
      Set.copyOf(WordGroups.in("scripts.txt").of("leads"));
  private static final Set<String> STARTERS =
      Set.of("run", "run-script", "exec", "x", "source", ".", "-m", "--");

  private Scripts() {}

  /** By the name of the script, or of the program itself. */
  static Risk risk(String program, List<String> words) {
    List<String> names = new ArrayList<>();
    boolean known = CommandRules.KNOWN.effect(program, words).isPresent();
    if (!known) {
      names.add(program);
    }
    for (String operand : Places.operands(words)) {
      if (!STARTERS.contains(operand)) {
        names.add(operand.substring(operand.lastIndexOf('/') + 1));
      }
    }
    if (names.isEmpty()) {
      return Risk.MODERATE;
    }
    boolean leads = names.size() > 1 && LEADING.contains(names.get(0).toLowerCase(Locale.ROOT));
    Set<String> first = Set.copyOf(parts(names.get(leads ? 1 : 0)));
    boolean remote =
        names.get(0).contains("$()") || names.stream().anyMatch(it -> it.contains("://"));
    boolean out =
        names.stream().limit(3).flatMap(name -> parts(name).stream()).anyMatch(REACH_OUT::contains);
    if (out || (remote && known)) {
      return Risk.DANGEROUS;
    }
    boolean changes = first.stream().anyMatch(CHANGE::contains);
    return first.stream().anyMatch(LOOK::contains) && !changes ? Risk.SAFE : Risk.MODERATE;
  }

  private static List<String> parts(String name) {
    return List.of(name.toLowerCase(Locale.ROOT).split("[^a-z0-9]+", -1));
  }
}
