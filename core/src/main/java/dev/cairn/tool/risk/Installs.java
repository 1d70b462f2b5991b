package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.List;
import java.util.Set;

/** Packages by name come from the usual place; by address, from anybody. */
final class Installs {
  private static final Set<String> OTHER_INDEX =
      Set.of("--index-url", "--extra-index-url", "--registry", "--source", "--find-links", "--git");

  private Installs() {}

  static Risk risk(List<String> words) {
    boolean address = words.stream().skip(1).anyMatch(Installs::isAddress);
    return address ? Risk.DANGEROUS : Risk.MODERATE;
  }

  private static boolean isAddress(String word) {
    int equals = word.indexOf('=');
    String flag = equals > 0 ? word.substring(0, equals) : word;
    return word.contains("://")
        || word.startsWith("git+")
        || word.startsWith("git@")
        || word.startsWith("github:")
        || word.endsWith(".tgz")
        || OTHER_INDEX.contains(flag);
  }
}
