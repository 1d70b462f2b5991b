package dev.cairn.text.guard;

import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import java.util.BitSet;
import java.util.Set;

/**
 * What is known of a rule beside an action. Features are of the pair: how long an action is and what it says
 * by itself is left out, because what is asked is whether this rule speaks to it.
 */
final class PairFeatures {
  /** Behind the hashed places stands the product of two vectors. */
  static final int PLACES = 16_384 + 384;

  private static final int HASHED = 16_384;

  private static final long SEED = 14;
  private static final double CROSS = 0.5;
  private static final double COSINE = 4;
  private static final double COSINE_MIDDLE = 0.6;
  private static final double COSINE_HIGH = 0.7;
  /** A dimension of a product of two unit vectors is about 1/384. */
  private static final double PRODUCT = 60;

  private final ReadAction action;
  private final Rarity rare;
  private final BanCheck bans;
  private final FailureCheck failures;
  private final BitSet acts;
  private final Set<String> off;

  /**
   * Prepares an action.
   *
   * @param off groups of features left out, for ablations
   */
  PairFeatures(ReadAction action, Rarity rare, Set<String> off) {
    this.action = action;
    this.rare = rare;
    this.bans = new BanCheck(action);
    this.failures = new FailureCheck(action);
    this.acts = (BitSet) action.actsDone().clone();
    this.acts.or(action.actsSaid());
    this.off = off;
  }

  BanCheck.Result ban(ReadRule rule) {
    return bans.check(rule);
  }

  /** What is weighed for speaking and for forbidding; the latter knows also what tells breaking from keeping. */
  record Examples(Example speaks, Example forbids) {}

  Examples of(ReadRule rule, BanCheck.Result ban, Similarity.Result like) {
    Features features = new Features(HASHED, SEED);
    write(rule, ban, like, features);
    Example speaks = product(like, features);
    if (!off.contains("breaches")) {
      new Breaches(action, rare, rule).write(features);
    }
    return new Examples(speaks, product(like, features));
  }

  private void write(
      ReadRule rule, BanCheck.Result ban, Similarity.Result like, Features features) {
    Overlap overlap = new Overlap(action, rare, rule);
    if (!off.contains("overlap")) {
      overlap.write(features);
    }
    if (!off.contains("locality")) {
      new Locality(action, rare, rule).write(features);
    }
    if (!off.contains("acts")) {
      acts(rule, overlap, features);
    }
    if (!off.contains("cross")) {
      cross(rule, features);
    }
    if (!off.contains("bans")) {
      bans(rule, ban, overlap, features);
      words(rule, overlap, features);
    }
    if (!off.contains("failures")) {
      failures.write(rule, features);
    }
    if (!off.contains("vectors") && like.isKnown()) {
      vectors(overlap, like, features);
    }
  }

  private Example product(Similarity.Result like, Features features) {
    Example example = features.example();
    boolean without = off.contains("vectors") || off.contains("product") || !like.isKnown();
    return without ? example : example.append(HASHED, like.product(PRODUCT));
  }

  private void acts(ReadRule rule, Overlap overlap, Features features) {
    BitSet done = (BitSet) rule.acts().clone();
    done.and(action.actsDone());
    BitSet said = (BitSet) rule.acts().clone();
    said.and(action.actsSaid());
    boolean any = !done.isEmpty() || !said.isEmpty();
    double all = Math.max(1, rule.acts().cardinality());
    features.add("act-done", done.isEmpty() ? 0 : 1);
    features.add("act-done-share", done.cardinality() / all);
    features.add("act-said", said.isEmpty() ? 0 : 1);
    features.add("acts-met", Math.min(3, done.cardinality() + said.cardinality()) / 3.0);
    features.add("act-none", !any && !rule.acts().isEmpty() ? 1 : 0);
    features.add("act+looks", any && action.looks() ? 1 : 0);
    features.add("act+object", any ? overlap.objects() : 0);
    features.add("act+none-shared", any && overlap.isNone() ? 1 : 0);
    features.add("looks", action.looks() ? 1 : 0);
    features.add("looks+ban", action.looks() && rule.hasBan() ? 1 : 0);
    features.add("looks+overlap", action.looks() ? overlap.share() : 0);
    features.add("looks+names", action.looks() && overlap.hasNames() ? 1 : 0);
    for (Clause clause : rule.clauses()) {
      features.add(
          "act-done:" + clause.zone(), clause.acts().intersects(action.actsDone()) ? 1 : 0);
      features.add(
          "act-said:" + clause.zone(), clause.acts().intersects(action.actsSaid()) ? 1 : 0);
    }
    for (int act = done.nextSetBit(0); act >= 0; act = done.nextSetBit(act + 1)) {
      features.add("met:" + act, CROSS);
    }
  }

  /** Which acts of a rule stand beside which acts of an action. */
  private void cross(ReadRule rule, Features features) {
    double size = Math.sqrt((double) rule.acts().cardinality() * acts.cardinality());
    for (int one = rule.acts().nextSetBit(0); one >= 0; one = rule.acts().nextSetBit(one + 1)) {
      for (int other = acts.nextSetBit(0); other >= 0; other = acts.nextSetBit(other + 1)) {
        features.add("x:" + one + ":" + other, CROSS / size);
      }
    }
  }

  private void bans(ReadRule rule, BanCheck.Result ban, Overlap overlap, Features features) {
    String kind = rule.rule().kind().name();
    features.add("kind:" + kind);
    features.add("kind:" + kind + "*share", overlap.share());
    features.add("ban-broken", ban.broken() ? 1 : 0);
    features.add("ban-named", ban.named() ? 1 : 0);
    features.add("ban-missed", ban.missed() ? 1 : 0);
    for (Zone zone : Zone.values()) {
      features.add("share:" + zone, overlap.share(zone));
    }
    features.add("banned-wanted", overlap.share(Zone.BANNED) - overlap.share(Zone.WANTED));
  }

  /** What the action says about asking, permission and what is missing, beside what the rule wants. */
  private void words(ReadRule rule, Overlap overlap, Features features) {
    boolean bare = !action.asks() && !action.approved() && !action.looks();
    double share = overlap.share();
    features.add("asks", action.asks() ? share : 0);
    features.add("asks+first", action.asks() && rule.asksFirst() ? 1 : 0);
    features.add("approved+first", action.approved() && rule.asksFirst() ? 1 : 0);
    features.add("bare+first", rule.asksFirst() && bare ? 1 : 0);
    features.add("lacking*share", action.lacking() ? share : 0);
    features.add("lacking+duty", action.lacking() && !rule.hasBan() ? share : 0);
    features.add("denies+duty", action.denies() && !rule.hasBan() ? share : 0);
    features.add("denies+ban", action.denies() && rule.hasBan() ? share : 0);
  }

  private void vectors(Overlap overlap, Similarity.Result like, Features features) {
    features.add("cosine", COSINE * (like.best() - COSINE_MIDDLE));
    features.add("cosine-whole", COSINE * (like.whole() - COSINE_MIDDLE));
    features.add("cosine-high", COSINE * Math.max(0, like.best() - COSINE_HIGH));
    features.add("cosine*overlap", overlap.share() * like.best());
    features.add("cosine-banned", COSINE * (like.banned() - like.best()));
    features.add("cosine-wanted", COSINE * (like.wanted() - like.best()));
    features.add("cosine-side", COSINE * (like.banned() - like.wanted()));
  }
}
