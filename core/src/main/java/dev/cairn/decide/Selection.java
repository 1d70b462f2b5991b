package dev.cairn.decide;

import dev.cairn.log.CardId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Fills the slots of a plan: each in its turn up to its number, then the best of what is left, as long as
 * there is room. Never more than a few of one topic. A rule brings its exceptions along: they stand directly
 * below it and do not count towards the number of its slot.
 */
final class Selection {
  /** A card that was chosen, and why. */
  record Chosen(Candidate candidate, Line line, String because) {
    private Optional<CardId> exceptionTo() {
      return candidate.card().exceptionTo();
    }

    private Chosen asException() {
      return new Chosen(candidate, line.asException(), because);
    }
  }

  private final Plan plan;
  private final Lines lines;
  private final Map<Slot, List<Chosen>> chosen = new EnumMap<>(Slot.class);
  private final Map<CardId, List<Candidate>> exceptions = new HashMap<>();
  private final Map<CardId, List<Chosen>> below = new HashMap<>();
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
    for (Candidate each : candidates) {
      each.card()
          .exceptionTo()
          .ifPresent(
              rule -> exceptions.computeIfAbsent(rule, it -> new ArrayList<>()).add(each));
    }
    for (Slot slot : plan.order()) {
      List<Candidate> own = candidates.stream()
          .filter(each -> each.slot() == slot && (each.relevant() || plan.takesAll(slot)))
          .sorted(plan.best(slot))
          .toList();
      fill(slot, own);
    }
    for (Candidate each : candidates) {
      if (each.relevant()) {
        take(each, "fills up by score");
      }
    }
    if (!exceptions.isEmpty()) {
      putExceptionsBelow();
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
    Slot slot = candidate.slot();
    line(candidate).ifPresent(line -> {
      String heading = of(slot).isEmpty() ? Lines.heading(slot) : "";
      if (pay(candidate, heading + line.text())) {
        of(slot).add(new Chosen(candidate, line, because));
        takeExceptions(candidate);
      }
    });
  }

  /** A rule without its exceptions says more than the user did. */
  private void takeExceptions(Candidate rule) {
    CardId id = rule.card().id();
    for (Candidate each : exceptions.getOrDefault(id, List.of())) {
      line(each).map(Line::asException).ifPresent(line -> {
        if (pay(each, line.text())) {
          below
              .computeIfAbsent(id, it -> new ArrayList<>())
              .add(new Chosen(each, line, "an exception to " + id));
          takeExceptions(each);
        }
      });
    }
  }

  /** The line of a card there is still a place for. */
  private Optional<Line> line(Candidate candidate) {
    boolean full = taken.size() >= plan.cardsMax()
        || taken.contains(candidate.rank())
        || topics.getOrDefault(candidate.topic(), 0) >= plan.policy().perTopicMax();
    return full ? Optional.empty() : lines.of(candidate);
  }

  private boolean pay(Candidate candidate, String text) {
    if (!purse.pay(text)) {
      shortest = Math.min(shortest, Tokens.count(text));
      return false;
    }
    taken.add(candidate.rank());
    topics.merge(candidate.topic(), 1, Integer::sum);
    return true;
  }

  /** Those that were taken before their rule move there too. */
  private void putExceptionsBelow() {
    Set<CardId> rules = new HashSet<>(below.keySet());
    chosen
        .values()
        .forEach(all -> all.forEach(each -> rules.add(each.candidate().card().id())));
    for (List<Chosen> all : chosen.values()) {
      for (Chosen each : List.copyOf(all)) {
        each.exceptionTo().filter(rules::contains).ifPresent(rule -> {
          all.remove(each);
          below.computeIfAbsent(rule, it -> new ArrayList<>()).add(each.asException());
        });
      }
    }
    chosen.replaceAll((slot, all) -> {
      List<Chosen> ordered = new ArrayList<>();
      all.forEach(each -> withExceptions(each, ordered));
      return ordered;
    });
  }

  private void withExceptions(Chosen each, List<Chosen> ordered) {
    ordered.add(each);
    List<Chosen> under = below.remove(each.candidate().card().id());
    if (under != null) {
      under.forEach(exception -> withExceptions(exception, ordered));
    }
  }

  /** The cards of one slot, in the order they were taken, exceptions below their rules. */
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
