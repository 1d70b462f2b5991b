package dev.cairn.text.guard;

import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import dev.cairn.text.learn.Features;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How much of a rule is met in an action, by rarity: in all, by what the parts say, and by place. */
final class Overlap {
  /** The places of an action, in the order of {@link ReadAction#at}. */
  private static final List<String> PLACES =
      List.of("said", "command", "path", "tool", "fresh", "gone", "kept");

  /** Added to what a share is of, so that a single short word does not make a whole. */
  private static final double SMOOTHING = 0.3;

  private static final double CLAUSE_SMOOTHING = 0.5;
  private static final double GENERIC_WEIGHT = 0.2;
  private static final double RARE = 0.6;

  private final ReadAction action;
  private final Rarity rare;
  private final Map<Zone, ZoneShare> zones = new EnumMap<>(Zone.class);
  private final Set<String> seen = new HashSet<>();
  private double share;
  private double best;
  private double second;
  private double sum;
  private double names;
  private double clause;
  private double objects;
  private double done;

  /** What is met of the parts of one zone. */
  private static final class ZoneShare {
    private double total;
    private double met;
    private final double[] placed = new double[PLACES.size()];

    private double share() {
      return met / (total + SMOOTHING);
    }
  }

  Overlap(ReadAction action, Rarity rare, ReadRule rule) {
    this.action = action;
    this.rare = rare;
    for (Zone zone : Zone.values()) {
      zones.put(zone, new ZoneShare());
    }
    rule.clauses().forEach(this::add);
    double total = 0;
    for (ZoneShare zone : zones.values()) {
      total += zone.total;
      share += zone.met;
    }
    share /= total + SMOOTHING;
    names = names(rule);
  }

  private void add(Clause part) {
    ZoneShare zone = zone(part.zone());
    double total = 0;
    double met = 0;
    for (Item item : part.items()) {
      double weight = weight(item);
      double here = weight * metShare(item);
      total += weight;
      met += here;
      place(zone, item, weight);
      if (here > 0 && seen.add(item.stems().toString())) {
        note(here, item);
      }
    }
    zone.total += total;
    zone.met += met;
    if (total > 0 && part.zone() != Zone.REASON) {
      clause = Math.max(clause, met / (total + CLAUSE_SMOOTHING));
    }
  }

  private ZoneShare zone(Zone zone) {
    return zones.computeIfAbsent(zone, any -> new ZoneShare());
  }

  private void note(double met, Item item) {
    sum += met;
    if (met > best) {
      second = best;
      best = met;
    } else if (met > second) {
      second = met;
    }
    if (item.acts().isEmpty() && !item.generic()) {
      objects = Math.max(objects, met);
    }
    if (item.stems().stream().anyMatch(action.done()::contains)) {
      done = Math.max(done, met);
    }
  }

  /** Notes where in the action a thing is met. */
  private void place(ZoneShare zone, Item item, double weight) {
    for (int i = 0; i < PLACES.size() && !item.stems().isEmpty(); i++) {
      if (action.at(i).containsAll(item.stems())) {
        zone.placed[i] = Math.max(zone.placed[i], weight);
      }
    }
  }

  private double weight(Item item) {
    double most = 0;
    for (String stem : item.stems()) {
      most = Math.max(most, rare.rarity(stem));
    }
    return item.generic() ? most * GENERIC_WEIGHT : most;
  }

  private double metShare(Item item) {
    int met = 0;
    for (String stem : item.stems()) {
      met += action.all().contains(stem) ? 1 : 0;
    }
    return met == 0 ? 0 : (double) met / item.stems().size();
  }

  private double names(ReadRule rule) {
    int count = 0;
    int met = 0;
    for (Clause part : rule.clauses()) {
      for (Item item : part.items()) {
        count += item.isName() ? 1 : 0;
        met += item.isName() && metShare(item) == 1 ? 1 : 0;
      }
    }
    return count == 0 ? 0 : (double) met / count;
  }

  double share() {
    return share;
  }

  double share(Zone zone) {
    return zone(zone).share();
  }

  /** The rarest thing that is met and is no act. */
  double objects() {
    return objects;
  }

  boolean isNone() {
    return best == 0;
  }

  boolean hasNames() {
    return names > 0;
  }

  void write(Features features) {
    features.add("share", share);
    features.add("share-root", Math.sqrt(share));
    features.add("best", best);
    features.add("best-rare", Math.max(0, best - RARE) * 2);
    features.add("second", second);
    features.add("sum", Math.min(4, sum) / 2);
    features.add("clause", clause);
    features.add("names", names);
    features.add("names-any", names > 0 ? 1 : 0);
    features.add("objects", objects);
    features.add("done", done);
    features.add("none", best == 0 ? 1 : 0);
    double size = Math.max(1, action.all().size());
    features.add("density", Math.min(1, sum / Math.sqrt(size)));
    for (int i = 0; i < PLACES.size(); i++) {
      double most = 0;
      for (Map.Entry<Zone, ZoneShare> each : zones.entrySet()) {
        double met = each.getValue().placed[i];
        most = Math.max(most, met);
        features.add("at:" + PLACES.get(i) + ":" + each.getKey(), met);
      }
      features.add("at:" + PLACES.get(i), most);
    }
  }
}
