package dev.cairn.text.guard;

import dev.cairn.text.Token;
import dev.cairn.text.call.ReadCall;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule with what it is about.
 *
 * @param compared what is compared by vectors: the whole rule as a condition, which says neither yes nor no,
 *     then its parts that say something
 * @param acts all acts it names
 * @param asksFirst whether it wants somebody's word before the act
 * @param failed the command that failed, if the rule is a past failure that names one
 */
record ReadRule(
    Rule rule,
    List<Clause> clauses,
    List<Clause> compared,
    BitSet acts,
    boolean asksFirst,
    @Nullable ReadCall failed) {

  static ReadRule of(
      Rule rule, List<Clause> clauses, boolean asksFirst, @Nullable ReadCall failed) {
    List<Clause> compared = new ArrayList<>();
    BitSet acts = new BitSet();
    compared.add(new Clause(Zone.CONDITION, rule.statement(), List.of(), new BitSet()));
    for (Clause clause : clauses) {
      acts.or(clause.acts());
      if (clauses.size() > 1 && clause.items().size() > 1 && clause.zone() != Zone.REASON) {
        compared.add(clause);
      }
    }
    return new ReadRule(rule, List.copyOf(clauses), List.copyOf(compared), acts, asksFirst, failed);
  }

  /**
   * A part of a rule.
   *
   * @param items the things it names, in order
   * @param acts the acts it names
   */
  record Clause(Zone zone, String text, List<Item> items, BitSet acts) {
    static Clause of(Zone zone, String text, List<Item> items) {
      BitSet acts = new BitSet();
      items.forEach(item -> acts.or(item.acts()));
      return new Clause(zone, text, List.copyOf(items), acts);
    }

    boolean isEmpty() {
      return items.isEmpty();
    }

    boolean hasName() {
      return items.stream().anyMatch(Item::isName);
    }
  }

  /**
   * A thing that a rule names.
   *
   * @param stems what it is compared by
   * @param acts the acts it stands for
   * @param group things of one group are alternatives; of every group one must be met
   * @param generic whether it tells no object by itself
   * @param qualifier whether it says where, when or with what: it follows a preposition without "our",
   *     "any" and the like
   * @param placed whether it is a name behind a preposition
   */
  record Item(
      Token token,
      List<String> stems,
      BitSet acts,
      int group,
      boolean generic,
      boolean qualifier,
      boolean placed) {
    boolean isName() {
      return token.isName();
    }

    Item unqualified() {
      return new Item(token, stems, acts, group, generic, false, placed);
    }
  }

  boolean hasName() {
    return clauses.stream().anyMatch(Clause::hasName);
  }

  boolean hasBan() {
    return clauses.stream().anyMatch(clause -> clause.zone() == Zone.BANNED);
  }
}
