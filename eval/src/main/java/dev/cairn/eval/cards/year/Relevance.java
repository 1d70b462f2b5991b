package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Saying.Act;
import dev.cairn.log.CardKind;
import dev.cairn.operation.Cited;
import dev.cairn.operation.MakePack;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Holds the lines of a pack against what was planted. */
final class Relevance {
  private final Year year;
  private final Entries entries;

  /** In which scene each rule is taken back. */
  private final Map<Integer, Integer> reversed = new HashMap<>();

  Relevance(Year year, Entries entries) {
    this.year = year;
    this.entries = entries;
    year.sayings().stream()
        .filter(saying -> saying.act() == Act.REVERSED)
        .forEach(saying -> reversed.put(saying.rule(), saying.scene()));
  }

  Shown judge(Scene scene, boolean recovering, MakePack.Answer pack) {
    List<Shown.Line> lines = pack.slots().stream()
        .flatMap(slot -> slot.cards().stream())
        .map(item -> line(scene, item))
        .toList();
    return new Shown(scene.number(), recovering, pack.intent(), pack.tokens(), lines);
  }

  private Shown.Line line(Scene scene, MakePack.Item item) {
    List<Origin> origins = entries.of(item.evidence());
    boolean stale = isStale(scene, origins);
    return new Shown.Line(
        item.id(),
        item.kind(),
        item.statement(),
        origins,
        !stale && origins.stream().anyMatch(origin -> isPlanted(scene, item.kind(), origin)),
        item.evidence().stream()
            .map(Cited::id)
            .map(entries::scene)
            .anyMatch(from -> isNear(scene, from)),
        stale);
  }

  private boolean isPlanted(Scene scene, CardKind kind, Origin origin) {
    if (origin instanceof Origin.OfRule rule) {
      return kind.isNormative()
          && year.scenes().get(rule.saying().scene()).repo().equals(scene.repo());
    }
    if (origin instanceof Origin.OfFact fact) {
      return scene.needed().filter(it -> it.fact().equals(fact.told().fact())).isPresent();
    }
    return origin instanceof Origin.OfFailure of
        && of.failure().repo().equals(scene.repo())
        && of.failure().area().equals(scene.area());
  }

  private static boolean isNear(Scene scene, Scene from) {
    return from.repo().equals(scene.repo()) && from.area().equals(scene.area());
  }

  /** It rests on words that were taken back in an earlier episode, and on no later ones. */
  private boolean isStale(Scene scene, List<Origin> origins) {
    return origins.stream()
        .filter(Origin.OfRule.class::isInstance)
        .map(origin -> ((Origin.OfRule) origin).saying())
        .anyMatch(saying -> saying.act() != Act.REVERSED
            && reversed.getOrDefault(saying.rule(), Integer.MAX_VALUE) < scene.number()
            && origins.stream().noneMatch(it -> isReversal(it, saying.rule())));
  }

  private static boolean isReversal(Origin origin, int rule) {
    return origin instanceof Origin.OfRule of
        && of.saying().rule() == rule
        && of.saying().act() == Act.REVERSED;
  }
}
