package dev.cairn.text.guard;

import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import dev.cairn.text.guard.Segments.Segment;
import dev.cairn.text.learn.Features;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How much of one part of a rule is met in one step of an action, and whether neighbours stay neighbours. */
final class Locality {
  private static final double SMOOTHING = 0.4;
  private static final double WHOLE = 0.8;
  private static final double GENERIC_WEIGHT = 0.2;
  private static final int NEAR = 2;

  private final ReadAction action;
  private final Rarity rare;
  private final Map<Zone, Best> zones = new EnumMap<>(Zone.class);

  /** The best step for a zone. */
  private static final class Best {
    private double share;
    private double bare;
    private double pair;
    private int pairs;
  }

  Locality(ReadAction action, Rarity rare, ReadRule rule) {
    this.action = action;
    this.rare = rare;
    for (Clause clause : rule.clauses()) {
      if (!clause.isEmpty()) {
        Best best = zones.computeIfAbsent(clause.zone(), any -> new Best());
        action.segments().all().forEach(segment -> compare(clause, segment, best));
      }
    }
  }

  private void compare(Clause clause, Segment segment, Best best) {
    double total = 0;
    double met = 0;
    int pairs = 0;
    List<Item> items = clause.items();
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      double weight = weight(item);
      total += weight;
      int place = place(item, segment);
      if (place >= 0 || item.acts().intersects(segment.acts())) {
        met += weight;
      }
      if (i > 0 && place >= 0) {
        int before = place(items.get(i - 1), segment);
        if (before >= 0 && before != place && Math.abs(before - place) <= NEAR) {
          pairs++;
          best.pair = Math.max(best.pair, Math.min(weight, weight(items.get(i - 1))));
        }
      }
    }
    best.pairs = Math.max(best.pairs, pairs);
    best.share = Math.max(best.share, met / (total + SMOOTHING));
    best.bare = Math.max(best.bare, total == 0 ? 0 : met / total);
  }

  private static int place(Item item, Segment segment) {
    int last = -1;
    for (String stem : item.stems()) {
      Integer place = segment.places().get(stem);
      if (place == null) {
        return -1;
      }
      last = place;
    }
    return last;
  }

  private double weight(Item item) {
    double most = 0;
    for (String stem : item.stems()) {
      most = Math.max(most, rare.rarity(stem));
    }
    return item.generic() ? most * GENERIC_WEIGHT : most;
  }

  void write(Features features) {
    double share = 0;
    double pair = 0;
    boolean free = !action.looks() && !action.asks();
    for (Map.Entry<Zone, Best> each : zones.entrySet()) {
      Best best = each.getValue();
      String name = "near:" + each.getKey();
      features.add(name, best.share);
      features.add(name + ":whole", best.bare >= WHOLE ? 1 : 0);
      features.add(name + ":free", free ? best.share : 0);
      features.add(name + ":pair", best.pair);
      if (each.getKey() != Zone.REASON) {
        share = Math.max(share, best.share);
        pair = Math.max(pair, best.pair);
      }
    }
    features.add("near", share);
    features.add("near-squared", share * share);
    features.add("near-pair", pair);
  }
}
