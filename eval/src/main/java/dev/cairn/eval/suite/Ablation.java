package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Figure;
import dev.cairn.fault.CairnException;
import dev.cairn.policy.PolicyKey;
import dev.cairn.policy.PolicyKeys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/**
 * What each signal is worth: the suite is run with all of them, with each alone, and with all but each. A
 * signal is named by the policy key of its weight, and taken out by setting that to 0.
 */
public final class Ablation {
  @Option(
      names = "--ablate",
      paramLabel = "KEY",
      split = ",",
      description = "run with each of these weights alone and with all but each, and compare")
  private List<String> keys = new ArrayList<>();

  /** Runs the suite with these policy values on top of the given ones. */
  @FunctionalInterface
  public interface Suite {
    List<Measured> run(Map<String, Object> changes) throws Exception;
  }

  public boolean isWanted() {
    return !keys.isEmpty();
  }

  /** The figures of every variant; it stands where a group stands otherwise. */
  public List<Score> scores(Suite suite) throws Exception {
    check();
    Scores scores = new Scores(Bootstrap.DEFAULT, false);
    List<Score> all = new ArrayList<>();
    for (Map.Entry<String, Map<String, Object>> variant : variants().entrySet()) {
      scores.of(suite.run(variant.getValue())).stream()
          .filter(score -> score.group().equals(Figure.ALL))
          .map(score ->
              new Score(score.set(), variant.getKey(), score.metric(), score.interval(), score.n()))
          .forEach(all::add);
    }
    return all;
  }

  /** Both kinds name the key itself, not its area: rows are to be read. */
  Map<String, Map<String, Object>> variants() {
    Map<String, Map<String, Object>> variants = new LinkedHashMap<>();
    variants.put(Figure.ALL, Map.of());
    for (String key : keys) {
      Map<String, Object> others = new LinkedHashMap<>();
      keys.stream().filter(other -> !other.equals(key)).forEach(other -> others.put(other, 0));
      variants.put("only " + name(key), others);
    }
    keys.forEach(key -> variants.put("without " + name(key), Map.of(key, 0)));
    return variants;
  }

  private static String name(String key) {
    return key.substring(key.indexOf('.') + 1);
  }

  private void check() {
    List<String> known = PolicyKeys.all().stream().map(PolicyKey::key).toList();
    for (String key : keys) {
      if (!known.contains(key)) {
        throw CairnException.invalid(
            "ablate", "there is no policy key '" + key + "'; `cairn status --policy` lists them");
      }
    }
    if (new HashSet<>(keys).size() < Math.max(2, keys.size())) {
      throw CairnException.invalid("ablate", "--ablate needs two different weights or more");
    }
  }
}
