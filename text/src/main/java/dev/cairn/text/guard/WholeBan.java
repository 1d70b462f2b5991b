package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether an action does all that a part of a rule bans, by its words: of every thing it names one is there. An act
 * stands for a bare verb, never for a verb with something to it: a push is no force-push.
 */
final class WholeBan {
  /** The stems of "add" and "new", which every act that brings something does. */
  private static final Set<String> ADDING = Set.of("ad", "creat");

  /** Parts that name a step the rule is about; whoever does just what is wanted needs no word. */
  private static final Set<Zone> OCCASIONS = EnumSet.of(Zone.BANNED, Zone.CONDITION, Zone.NEEDED);

  private final ReadAction action;
  private final ReadRule rule;
  private final Set<String> ruleStems = new HashSet<>();

  WholeBan(ReadAction action, ReadRule rule) {
    this.action = action;
    this.rule = rule;
    for (Clause clause : rule.clauses()) {
      clause.items().forEach(item -> ruleStems.addAll(item.stems()));
    }
  }

  boolean isBroken() {
    for (int i = 0; i < rule.clauses().size(); i++) {
      if (isDone(rule.clauses().get(i)) && goesOnMet(i + 1)) {
        return holds();
      }
    }
    return false;
  }

  /** Whether it does what a part of the rule is about, whole: "before adding a dependency" and `npm install x`. */
  boolean isMeant() {
    return !action.looks()
        && rule.clauses().stream()
            .filter(clause -> OCCASIONS.contains(clause.zone()))
            .anyMatch(this::isActed);
  }

  /** Of "commit, merge, or ship with failing tests" the last words limit them all. */
  private boolean goesOnMet(int from) {
    for (int i = from; i < rule.clauses().size(); i++) {
      Clause next = rule.clauses().get(i);
      if (next.zone() != Zone.BANNED || Cues.NEGATION.in(Tokenizer.tokens(next.text()))) {
        return true;
      }
      if (next.items().stream()
          .anyMatch(item -> item.qualifier() && !item.generic() && !isThere(item))) {
        return false;
      }
    }
    return true;
  }

  private boolean isActed(Clause clause) {
    boolean act =
        clause.items().stream().anyMatch(item -> item.acts().intersects(action.actsDone()));
    return act
        && clause.items().stream()
            .filter(item -> !item.generic() && !ADDING.containsAll(item.stems()))
            .allMatch(item -> isDoneSomehow(item) || isMet(item));
  }

  /**
   * Whether it does what is banned without what makes it banned: a push that is not forced, a deployment on another
   * day, the same to another branch.
   */
  boolean isMissed() {
    boolean acts = bannedItems().anyMatch(this::isDoneSomehow);
    boolean lacking = bannedItems().anyMatch(item -> isQualifying(item) && !isMet(item))
        || rule.clauses().stream().anyMatch(this::lacksModifier);
    return acts && lacking && rule.clauses().stream().noneMatch(this::isDone);
  }

  /** "Force" right before "push" is not there. */
  private boolean lacksModifier(Clause clause) {
    for (int i = 1; i < clause.items().size() && clause.zone() == Zone.BANNED; i++) {
      Item act = clause.items().get(i);
      Item before = clause.items().get(i - 1);
      boolean modifies = before.acts().isEmpty()
          && !before.generic()
          && before.group() != act.group()
          && act.token().start() - before.token().end() <= 1;
      if (isDoneSomehow(act) && modifies && !isModifierMet(clause, i - 1)) {
        return true;
      }
    }
    return false;
  }

  /** One of what stands right before the act is there: "violent or gory games", "GPL licensed dependencies". */
  private boolean isModifierMet(Clause clause, int last) {
    List<Item> items = clause.items();
    int i = last;
    while (i >= 0 && items.get(i).acts().isEmpty()) {
      if (isMet(items.get(i))) {
        return true;
      }
      i--;
    }
    return false;
  }

  private static boolean isQualifying(Item item) {
    boolean compound = item.stems().size() > 1 && !item.acts().isEmpty();
    return !item.generic() && (item.qualifier() || item.placed() || compound);
  }

  private boolean isDoneSomehow(Item item) {
    return item.acts().intersects(action.actsDone()) || item.acts().intersects(action.actsSaid());
  }

  private Stream<Item> bannedItems() {
    return rule.clauses().stream()
        .filter(clause -> clause.zone() == Zone.BANNED)
        .flatMap(clause -> clause.items().stream());
  }

  private boolean isDone(Clause clause) {
    if (clause.zone() != Zone.BANNED) {
      return false;
    }
    Set<Integer> groups = new HashSet<>();
    Set<Integer> met = new HashSet<>();
    boolean first = true;
    boolean byWord = false;
    for (Item item : clause.items()) {
      if (!item.generic()) {
        groups.add(item.group());
        if (isMet(item) && (first || isThere(item))) {
          met.add(item.group());
        }
        byWord |= isThere(item);
        // A verb stands first; things behind it are there by their own words or not at all.
        first = false;
      }
    }
    return byWord && met.equals(groups) && (hasThing(clause) || hasKind(clause));
  }

  private static boolean hasThing(Clause clause) {
    return clause.items().stream()
        .anyMatch(item -> !item.generic() && item.acts().isEmpty());
  }

  /** Where only a kind of thing is named, "a table", the action names it too. */
  private boolean hasKind(Clause clause) {
    return clause.items().stream().noneMatch(Item::generic)
        || clause.items().stream().anyMatch(item -> item.generic() && isThere(item));
  }

  /** The occasion is there where the rule names one, and what it needs is not. */
  private boolean holds() {
    boolean occasion = true;
    for (Clause clause : rule.clauses()) {
      boolean met = clause.items().stream().anyMatch(item -> !item.generic() && isMet(item));
      if (clause.zone() == Zone.NEEDED && met) {
        return false;
      }
      occasion &= clause.zone() != Zone.CONDITION || clause.isEmpty() || met;
    }
    return occasion;
  }

  private boolean isMet(Item item) {
    if (item.stems().isEmpty() || action.denials().denies(item.stems(), ruleStems)) {
      return false;
    }
    boolean byAct = item.stems().size() == 1 && isDoneSomehow(item);
    return byAct || isThere(item);
  }

  private boolean isThere(Item item) {
    return action.now().containsAll(item.stems());
  }
}
