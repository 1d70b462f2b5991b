package dev.cairn.card.judge;

import dev.cairn.index.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Things of which one has one: whoever asks for metric units no longer wants imperial ones. */
final class Alternatives {
  private static final List<Set<String>> GROUPS = Stream.of(
          "tabs spaces",
          "metric imperial",
          "celsius fahrenheit kelvin",
          "light dark",
          "single double",
          "short long brief detailed concise verbose terse",
          "npm yarn pnpm bun",
          "maven gradle ant bazel",
          "jest vitest mocha jasmine",
          "unittest pytest nose",
          "junit testng",
          "merge rebase squash",
          "camelcase snakecase kebabcase",
          "formal informal casual",
          "english german french spanish italian portuguese dutch danish swedish norwegian polish russian"
              + " chinese japanese korean arabic turkish hindi greek czech finnish",
          "uppercase lowercase",
          "monday tuesday wednesday thursday friday saturday sunday",
          "postgres postgresql mysql mariadb sqlite oracle",
          "vim emacs vscode nano",
          "pip poetry uv conda pipenv",
          "enabled disabled",
          "enable disable",
          "on off",
          "private public",
          "sync async",
          "ascending descending",
          "first last")
      .map(Alternatives::stems)
      .toList();

  private Alternatives() {}

  private static Set<String> stems(String group) {
    return Stream.of(group.split(" ")).map(Words::form).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether two sets of words differ in one thing each, and those two are alternatives. */
  static boolean differ(Set<String> a, Set<String> b) {
    Set<String> onlyA = new HashSet<>(a);
    onlyA.removeAll(b);
    Set<String> onlyB = new HashSet<>(b);
    onlyB.removeAll(a);
    return onlyA.size() == 1
        && onlyB.size() == 1
        && GROUPS.stream().anyMatch(group -> group.containsAll(onlyA) && group.containsAll(onlyB));
  }
}
