package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.guard.ObjectMatcher.Use;
import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether an action does what a rule bans by name: the things that the banning part names are met where the
 * action does something, not where it talks, and the ban holds here.
 */
final class BanCheck {
  /** So many words before "to `x`" are an act and its object; a single one is a verb with its preposition. */
  private static final int OBJECT_WORDS = 2;

  /**
   * How an action stands to the bans of a rule.
   *
   * @param broken whether it does what one of them says
   * @param byName whether it is broken by a thing of that very name, not only by words
   * @param named whether any name of them is met
   * @param missed whether there are names in them and no part has all of its own met, or another thing is used
   *     for the same
   * @param thing what was met first
   */
  record Result(boolean broken, boolean byName, boolean named, boolean missed, String thing) {}

  private static final BitSet TAKING_ACTS =
      Acts.all().named(Set.of("delete", "move", "edit-code", "overwrite"));
  private static final BitSet WRITING_ACTS = Acts.all().named(Set.of("edit-code", "overwrite"));

  private final ReadAction action;
  private final ObjectMatcher objects;

  BanCheck(ReadAction action) {
    this.action = action;
    this.objects = new ObjectMatcher(action);
  }

  Result check(ReadRule rule) {
    boolean broken = false;
    boolean byName = false;
    boolean named = false;
    boolean any = false;
    boolean whole = false;
    String thing = "";
    for (int i = 0; i < rule.clauses().size(); i++) {
      Clause clause = rule.clauses().get(i);
      if (clause.zone() != Zone.BANNED || clause.isEmpty()) {
        continue;
      }
      boolean met = isMet(clause, rule) && isDone(clause, rule) && holds(rule.clauses(), i);
      broken |= met;
      byName |= met && clause.items().stream().anyMatch(this::isVeryThing);
      if (clause.hasName()) {
        any = true;
        whole |= namesMet(clause);
      }
      for (Item item : clause.items()) {
        boolean used = item.isName() && objects.use(item.token().text()) != Use.NONE;
        named |= used;
        thing = used && thing.isEmpty() ? item.token().text() : thing;
      }
      thing = met && thing.isEmpty() ? clause.text() : thing;
    }
    boolean excused = action.asks() || (rule.asksFirst() && action.approved());
    return new Result(
        broken && !excused, byName && !excused, named, (any && !whole) || isAnother(rule), thing);
  }

  /** One thing of every group is met, and one at least is an object or a changing act. */
  private boolean isMet(Clause clause, ReadRule rule) {
    boolean byName = clause.items().stream().anyMatch(this::isMetByName);
    boolean banOnLooking = clause.items().stream().anyMatch(BanCheck::isReading);
    boolean hasObject = hasObject(clause);
    BitSet toPaths = actsToPaths(clause);
    Set<Integer> groups = new HashSet<>();
    Set<Integer> met = new HashSet<>();
    boolean object = false;
    for (Item item : clause.items()) {
      if (item.generic() || isReading(item) || (byName && !hasObject && isWording(item))) {
        continue;
      }
      boolean toPath = !item.isName() && item.acts().intersects(toPaths);
      Use use = toPath ? Use.USES : use(item);
      if (use == Use.LOOKS && !banOnLooking) {
        return false;
      }
      groups.add(item.group());
      if (use != Use.NONE) {
        met.add(item.group());
        // An act alone is the whole ban only where the rule names no thing elsewhere.
        object |= item.acts().isEmpty() || !rule.hasName() || clause.hasName();
      }
    }
    return object && met.equals(groups);
  }

  /** What is done to the paths a clause names, by whatever command: who moves a file away has deleted it there. */
  private BitSet actsToPaths(Clause clause) {
    List<String> names = clause.items().stream()
        .filter(Item::isName)
        .map(item -> item.token().text())
        .toList();
    BitSet acts = new BitSet();
    if (names.stream().anyMatch(objects::takes)) {
      acts.or(TAKING_ACTS);
    }
    if (names.stream().anyMatch(objects::overwrites)) {
      acts.or(WRITING_ACTS);
    }
    return acts;
  }

  /** Whether another thing is used in place of the banned one; a rule that wants a third bans it all the same. */
  private boolean isAnother(ReadRule rule) {
    boolean another = false;
    for (Clause clause : rule.clauses()) {
      for (Item item : clause.items()) {
        boolean replaced =
            item.stems().stream().anyMatch(stem -> Rivals.replace(stem, action.inUse()));
        if (replaced && (clause.zone() == Zone.WANTED || clause.zone() == Zone.ONLY)) {
          return false;
        }
        another |= replaced && clause.zone() == Zone.BANNED;
      }
    }
    return another;
  }

  /** "`dist/`: generated. Do not edit." bans the act with the thing, not the thing. */
  private boolean isDone(Clause topic, ReadRule rule) {
    if (!topic.items().stream().allMatch(Item::isName)) {
      return true;
    }
    BitSet acts = new BitSet();
    for (Clause clause : rule.clauses()) {
      if (clause.zone() == Zone.BANNED && !clause.hasName()) {
        clause.items().stream()
            .filter(item -> !item.generic())
            .forEach(item -> acts.or(item.acts()));
      }
    }
    return acts.isEmpty()
        || acts.intersects(action.actsDone())
        || acts.intersects(actsToPaths(topic));
  }

  /** Words that are neither names nor acts nor say where: only the way the ban is put. */
  private boolean isWording(Item item) {
    return !item.isName()
        && item.acts().isEmpty()
        && !item.qualifier()
        && !objects.isOwnName(item.token().key());
  }

  /** Whether a name stands behind a preposition and what is done there stands before: "add `a` to `b`". */
  private static boolean hasObject(Clause clause) {
    int words = 0;
    for (Item item : clause.items()) {
      if (item.isName()) {
        return item.placed() && words >= OBJECT_WORDS;
      }
      words += item.generic() ? 0 : 1;
    }
    return false;
  }

  /** Whether a ban holds without more: what goes on with it and its condition are met too. */
  private boolean holds(List<Clause> clauses, int at) {
    for (int i = at + 1; i < clauses.size(); i++) {
      Clause next = clauses.get(i);
      boolean goesOn =
          next.zone() == Zone.BANNED && !Cues.NEGATION.in(Tokenizer.tokens(next.text()));
      if (next.zone() == Zone.CONDITION) {
        return next.isEmpty() || next.items().stream().anyMatch(this::isMentioned);
      }
      if (!goesOn) {
        return true;
      }
      for (Item item : next.items()) {
        if (item.qualifier() && !item.generic() && !isMentioned(item)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isMentioned(Item item) {
    return !item.stems().isEmpty() && action.all().containsAll(item.stems());
  }

  private boolean namesMet(Clause clause) {
    Set<Integer> groups = new HashSet<>();
    Set<Integer> met = new HashSet<>();
    for (Item item : clause.items()) {
      if (item.isName()) {
        groups.add(item.group());
        if (objects.use(item.token().text()) != Use.NONE || isMentioned(item)) {
          met.add(item.group());
        }
      }
    }
    return met.equals(groups);
  }

  private static boolean isReading(Item item) {
    return !item.isName() && GuardWords.LOOKING.contains(item.token().key());
  }

  private boolean isMetByName(Item item) {
    return item.isName()
        ? objects.use(item.token().text()) == Use.USES
        : !item.generic()
            && item.acts().isEmpty()
            && objects.isOwnName(item.token().key());
  }

  /** The same, and of words for acts those that are the name of what runs: "terraform apply". */
  private boolean isVeryThing(Item item) {
    boolean own =
        !item.isName() && !item.generic() && objects.isOwnName(item.token().key());
    return own || isMetByName(item);
  }

  private Use use(Item item) {
    return item.isName() ? objects.use(item.token().text()) : word(item);
  }

  /** A plain word is met as a name of its own, as an act that is carried out, or among words that are. */
  private Use word(Item item) {
    if (objects.isOwnName(item.token().key())) {
      return objects.use(item.token().key());
    }
    if (action.looks()) {
      return Use.NONE;
    }
    boolean act = item.acts().intersects(action.actsDone());
    // Words of commands are English in a rule of any language.
    boolean stem = item.stems().stream().anyMatch(action.done()::contains)
        || action.done().contains(Terms.stem(item.token().key(), Language.ENGLISH));
    return act || stem ? Use.USES : Use.NONE;
  }
}
