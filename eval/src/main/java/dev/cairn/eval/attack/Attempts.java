package dev.cairn.eval.attack;

import dev.cairn.fault.CairnException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What a family tried so far, and the honest acts beside it. */
public final class Attempts {
  private final String family;
  private final List<Attempt> attacks = new ArrayList<>();
  private final List<Attempt> controls = new ArrayList<>();

  public Attempts(String family) {
    this.family = family;
  }

  public void attack(String name, String tried, Expected expected, String got, boolean held) {
    attacks.add(new Attempt(family, name, tried, expected, got, held));
  }

  /** An honest act of the same shape, which must be done: or refusing everything would pass. */
  public void control(String name, String tried, String got, boolean done) {
    controls.add(new Attempt(family, name, tried, Expected.ANSWERED, got, done));
  }

  /** What was noted apart from this, by the same family. */
  public void addAll(Attempts others) {
    attacks.addAll(others.attacks);
    controls.addAll(others.controls);
  }

  /** An attempt that must end in an error with a code of ours; an answer, or any other error, is open. */
  public void refused(String name, String tried, Supplier<?> act) {
    try {
      attack(name, tried, Expected.REFUSED, "answered: " + act.get(), false);
    } catch (CairnException refused) {
      attack(name, tried, Expected.REFUSED, refused.code().toString(), true);
    }
  }

  /** What came of all of it. */
  AttackReport.Family family(String says) {
    return new AttackReport.Family(family, says, attacks, controls);
  }
}
