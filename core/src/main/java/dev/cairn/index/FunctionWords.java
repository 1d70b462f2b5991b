package dev.cairn.index;

import java.util.Locale;
import java.util.Set;

/**
 * Words that hold a question together and say nothing about what it asks. They are looked for only if there
 * is nothing else to look for.
 */
final class FunctionWords {
  private static final Set<String> ALL = Set.of("""
      a an the and or but if of at by for with about to from in on off is are was were be been being am do
      does did doing have has had having i you he she it we they me him her us them my your his its our
      their this that these those what which who whom whose when where why how can could will would shall
      should may might must not no nor so than too very just there here then as into over after before
      again once all any both each few more most other some such only own same s t don re ve ll d m
      """.strip().split("\\s+"));

  private FunctionWords() {}

  /** As it is written: a stem can be that of a word with a meaning, as of Doe and does. */
  static boolean contains(String written) {
    String lower = written.toLowerCase(Locale.ROOT);
    int mark = Math.max(lower.indexOf('\''), lower.indexOf('’'));
    return ALL.contains(mark > 0 ? lower.substring(0, mark) : lower);
  }
}
