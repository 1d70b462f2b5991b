package dev.cairn.text.guard;

import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import dev.cairn.text.learn.Features;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Signs that an action breaks a rule or keeps it: what is banned is done or denied, what is demanded is there, missing
 * or denied, and the occasion of a duty is met.
 */
final class Breaches {
  private static final double SMOOTHING = 0.4;
  private static final double WHOLE = 0.75;

  private final ReadAction action;
  private final Rarity rare;
  private final ReadRule rule;
  private final Set<String> ruleStems = new HashSet<>();
  private final Map<Zone, Tally> zones = new EnumMap<>(Zone.class);
  private double banCovered;
  private double banCoveredBare;

  /** The weight of things by what the action does with them. */
  private static final class Tally {
    private double total;
    private double met;
    private double denied;
    private double object;
    private boolean act;
    private boolean rival;

    private double share(double part) {
      return part / (total + SMOOTHING);
    }
  }

  Breaches(ReadAction action, Rarity rare, ReadRule rule) {
    this.action = action;
    this.rare = rare;
    this.rule = rule;
    for (Zone zone : Zone.values()) {
      zones.put(zone, new Tally());
    }
    for (Clause clause : rule.clauses()) {
      clause.items().forEach(item -> ruleStems.addAll(item.stems()));
    }
    rule.clauses().forEach(this::tally);
  }

  private void tally(Clause clause) {
    Tally zone = of(clause.zone());
    double total = 0;
    double met = 0;
    for (Item item : clause.items()) {
      double weight = item.generic() ? 0 : weight(item);
      total += weight;
      zone.total += weight;
      zone.act |=
          item.acts().intersects(action.actsDone()) || item.acts().intersects(action.actsSaid());
      zone.rival |= item.stems().stream().anyMatch(stem -> Rivals.replace(stem, action.inUse()));
      boolean here = isMet(item);
      if (here && action.denials().denies(item.stems(), ruleStems)) {
        zone.denied += weight;
      } else if (here) {
        zone.met += weight;
        met += weight;
        if (item.acts().isEmpty()) {
          zone.object = Math.max(zone.object, weight);
        }
      }
    }
    if (clause.zone() == Zone.BANNED && total > 0) {
      banCovered = Math.max(banCovered, met / (total + SMOOTHING));
      banCoveredBare = Math.max(banCoveredBare, met / total);
    }
  }

  private Tally of(Zone zone) {
    return zones.computeIfAbsent(zone, any -> new Tally());
  }

  private boolean isMet(Item item) {
    if (item.stems().isEmpty()) {
      return false;
    }
    return action.now().containsAll(item.stems())
        || item.acts().intersects(action.actsDone())
        || item.acts().intersects(action.actsSaid());
  }

  private double weight(Item item) {
    double most = 0;
    for (String stem : item.stems()) {
      most = Math.max(most, rare.rarity(stem));
    }
    return most;
  }

  void write(Features features) {
    boolean looks = action.looks();
    boolean asks = action.asks();
    boolean free = !looks && !asks;
    Tally banned = of(Zone.BANNED);
    double denied = banned.share(banned.denied);
    features.add("b-covered", free ? banCovered : 0);
    features.add("b-whole", free && banCoveredBare >= WHOLE ? 1 : 0);
    features.add("b-met", free ? banned.share(banned.met) : 0);
    features.add("b-object", free ? banned.object : 0);
    features.add("b-object+act", free && banned.act ? banned.object : 0);
    features.add("b-rival", rule.hasBan() && of(Zone.BANNED).rival ? 1 : 0);
    features.add("b-said-whole", free && action.plans() && banCoveredBare >= WHOLE ? 1 : 0);
    features.add("b-denied", denied);
    features.add("b-any-denied", denied > 0 ? 1 : 0);
    features.add("b-untouched", rule.hasBan() && banned.met == 0 ? 1 : 0);
    demands(features, free);
    features.add("b-looks", looks ? 1 : 0);
    features.add("b-asks", asks ? 1 : 0);
    features.add("b-lacking", action.lacking() ? 1 : 0);
    features.add("b-lacking+first", action.lacking() && rule.asksFirst() ? 1 : 0);
  }

  private void demands(Features features, boolean free) {
    boolean duty = !rule.hasBan();
    for (Zone zone : new Zone[] {Zone.WANTED, Zone.ONLY, Zone.NEEDED, Zone.CONDITION}) {
      Tally tally = of(zone);
      if (tally.total == 0) {
        continue;
      }
      String name = "d:" + zone + (duty ? ":duty:" : ":ban:");
      double met = tally.share(tally.met);
      features.add(name + "met", met);
      features.add(name + "missing", free && tally.met == 0 && tally.denied == 0 ? 1 : 0);
      features.add(name + "denied", tally.denied > 0 ? 1 : 0);
      features.add(name + "rival", free && tally.rival ? 1 : 0);
      features.add(name + "act", tally.act ? 1 : 0);
      features.add(name + "act-missing", free && tally.act ? 1 - Math.min(1, met) : 0);
    }
    Tally when = of(Zone.CONDITION);
    Tally wanted = of(Zone.WANTED);
    boolean occasion = when.met > 0;
    features.add("occasion-undone", free && duty && occasion ? 1 - wanted.share(wanted.met) : 0);
    Tally only = of(Zone.ONLY);
    boolean topic = wanted.act || only.act;
    features.add("only-other", free && only.total > 0 && only.object == 0 && topic ? 1 : 0);
  }
}
