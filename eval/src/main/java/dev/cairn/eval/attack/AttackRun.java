package dev.cairn.eval.attack;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Machine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Lets one family after the other try its attempts, each in a folder of its own. */
public final class AttackRun {
  private final Path work;
  private final Trial.Size size;
  private final long seed;
  private final Progress progress;

  public AttackRun(Path work, Trial.Size size, long seed, Progress progress) {
    this.work = work;
    this.size = size;
    this.seed = seed;
    this.progress = progress;
  }

  public AttackReport report(List<AttackFamily> families) {
    List<AttackReport.Family> results = new ArrayList<>();
    for (AttackFamily family : families) {
      progress.say("attacking: " + family.name());
      results.add(result(family));
    }
    return new AttackReport(seed, size, Machine.describe(), results);
  }

  private AttackReport.Family result(AttackFamily family) {
    Path folder = Folders.temporary(work, "cairn-attack-");
    Attempts attempts = new Attempts(family.name());
    // By its name, so that it makes the same attempts alone as among the others.
    SplittableRandom chance = new SplittableRandom(seed ^ family.name().hashCode());
    try {
      family.run(new Trial(folder, size, chance), attempts);
    } catch (Exception e) {
      attempts.attack("broke off", family.says(), Expected.REFUSED, e.toString(), false);
      progress.say(family.name() + " broke off: " + e);
    } finally {
      Folders.delete(folder);
    }
    return attempts.family(family.says());
  }
}
