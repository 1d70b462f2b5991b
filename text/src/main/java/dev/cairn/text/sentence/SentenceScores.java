package dev.cairn.text.sentence;

import java.util.Map;

/** How likely each act is for one sentence, and where the sentence stands. */
public final class SentenceScores {
  private final Map<Act, Double> p;
  private final boolean own;
  private final boolean listed;
  private final boolean explicit;
  private final boolean aboutPerson;

  /**
   * Scores of a sentence.
   *
   * @param p a probability for every act; none for what is not one's own
   * @param own whether it is prose or an item in the words of the one who speaks
   * @param listed whether it is an item of a list of rules, which is kept whole
   * @param explicit whether it says itself that it holds for good
   * @param aboutPerson whether it is about the one who speaks, not about the work
   */
  SentenceScores(
      Map<Act, Double> p, boolean own, boolean listed, boolean explicit, boolean aboutPerson) {
    this.p = p;
    this.own = own;
    this.listed = listed;
    this.explicit = explicit;
    this.aboutPerson = aboutPerson;
  }

  SentenceScores listed(boolean now) {
    return new SentenceScores(p, own, now, explicit, aboutPerson);
  }

  public boolean isOwn() {
    return own;
  }

  public boolean isListed() {
    return listed;
  }

  public boolean isExplicit() {
    return explicit;
  }

  public boolean isAboutPerson() {
    return aboutPerson;
  }

  public double of(Act act) {
    return p.getOrDefault(act, 0.0);
  }

  /** That it is a rule, a preference or a commitment. */
  public double norm() {
    return of(Act.MUST) + of(Act.MUST_NOT) + of(Act.PREFERENCE) + of(Act.COMMITMENT);
  }

  public double fact() {
    return of(Act.FACT);
  }

  /** That it allows something or takes something back. */
  public double change() {
    return of(Act.PERMISSION) + of(Act.WITHDRAWAL);
  }

  public double standing() {
    return norm() + fact() + change();
  }

  /** The likeliest act of the likeliest family: norms, facts, changes, or nothing to remember. */
  public Act act() {
    if (!own) {
      return Act.QUOTATION;
    }
    double most = Math.max(Math.max(norm(), change()), fact());
    return listed || 1 - standing() <= most ? standingAct() : passingAct();
  }

  private Act standingAct() {
    if (fact() >= norm() && fact() >= change()) {
      return Act.FACT;
    }
    boolean norms = norm() >= change();
    Act best = norms ? Act.MUST : Act.PERMISSION;
    for (Act act : Act.values()) {
      boolean family = norms ? act.isNorm() : act == Act.PERMISSION || act == Act.WITHDRAWAL;
      best = family && of(act) > of(best) ? act : best;
    }
    return best;
  }

  private Act passingAct() {
    Act best = Act.OTHER;
    for (Act act : Act.values()) {
      best = !act.isStanding() && of(act) > of(best) ? act : best;
    }
    return best;
  }
}
