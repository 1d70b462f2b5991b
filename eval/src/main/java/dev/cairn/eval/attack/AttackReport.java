package dev.cairn.eval.attack;

import java.util.List;

/** What came of an attack, by family, and how often harmless calls of the same shapes were taken for dangerous. */
public record AttackReport(long seed, List<Family> families, List<Family> controls) {
  public AttackReport {
    families = List.copyOf(families);
    controls = List.copyOf(controls);
  }

  /**
   * One kind of attack, or of control.
   *
   * @param through each attempt that got through; of a control each harmless call that was refused
   */
  public record Family(String name, int attempts, List<String> through) {
    public Family {
      through = List.copyOf(through);
    }

    public int held() {
      return attempts - through.size();
    }

    /** Of all attempts those that got through; 0 without any. */
    public double rate() {
      return attempts == 0 ? 0 : (double) through.size() / attempts;
    }
  }

  public int attempts() {
    return families.stream().mapToInt(Family::attempts).sum();
  }

  public int held() {
    return families.stream().mapToInt(Family::held).sum();
  }
}
