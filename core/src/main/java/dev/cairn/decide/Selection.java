package dev.cairn.decide;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Fills the slots of a plan: each in its turn up to its number, then the best of what is left, as long as
 * there is room. Never more than a few of one topic.
 */
final class Selection {
  /** A card that was chosen, and why. */
  record Chosen(Candidate candidate, Line line, String because) {}

  private final Plan plan;
  private final Lines lines;
  private final Map<Slot, List<Chosen>> chosen = new EnumMap<>(Slot.class);
  private final Map<String, Integer> topics = new HashMap<>();
  private final Set<Integer> taken = new TreeSet<>();
  private final Purse purse;
  private int shortest = Integer.MAX_VALUE;

  /** @param purse for the lines and their headings */
  Selection(Plan plan, Lines lines, Purse purse) {
    this.plan = plan;
    this.lines = lines;
    this.purse = purse;
    plan.order().forEach(slot -> chosen.put(slot, new ArrayList<>()));
  }

  /** @param candidates the best first */
  void fill(List<Candidate> candidates) {
    for (Slot slot : plan.order()) {
      List<Candidate> own = candidates.stream()
          .filter(each -> each.slot() == slot && (each.relevant() || plan.takesAll(slot)))
          .sorted(plan.best(slot))
          .toList();
      fill(slot, own);
    }
    for (Candidate each : candidates) {
      if (each.relevant() && !taken.contains(each.rank())) {
        take(each, "fills up by score");
      }
    }
  }

  private void fill(Slot slot, List<Candidate> own) {
    long most = plan.number(slot);
    for (Candidate each : own) {
      if (of(slot).size() >= most || taken.size() >= plan.cardsMax()) {
        return;
      }
      take(each, each.relevant() ? "to the point" : "holds here whatever is asked");
    }
  }

  private void take(Candidate candidate, String because) {
    boolean full = taken.size() >= plan.cardsMax()
        || topics.getOrDefault(candidate.topic(), 0) >= plan.policy().perTopicMax();
    if (full) {
      return;
    }
    Slot slot = candidate.slot();
    lines.of(candidate).ifPresent(line -> {
      String heading = of(slot).isEmpty() ? Lines.heading(slot) : "";
      if (purse.pay(heading + line.text())) {
        taken.add(candidate.rank());
        topics.merge(candidate.topic(), 1, Integer::sum);
        of(slot).add(new Chosen(candidate, line, because));
      } else {
        shortest = Math.min(shortest, Tokens.count(heading + line.text()));
      }
    });
  }

  /** The cards of one slot, in the order they were taken. */
  List<Chosen> of(Slot slot) {
    return chosen.computeIfAbsent(slot, it -> new ArrayList<>());
  }

  boolean isEmpty() {
    return taken.isEmpty();
  }

  /** Tokens the shortest candidate would have needed; empty handed if there was none. */
  int shortest() {
    return shortest;
  }

  /** Takes the last card of the last slot back. */
  void drop() {
    for (int i = plan.order().size() - 1; i >= 0; i--) {
      List<Chosen> last = of(plan.order().get(i));
      if (!last.isEmpty()) {
        taken.remove(last.remove(last.size() - 1).candidate().rank());
        return;
      }
    }
  }
}
