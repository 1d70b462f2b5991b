package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.eval.Folders;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * Damages the closed store, or what is kept beside it, and opens it again: what forbids and what raises a risk must not
 * be forgotten in silence, and no answer is an error without a code.
 */
public final class CorruptionAttack implements AttackFamily {
  private static final String NAME = "corruption";
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int MOST = 120;
  private static final int HONEST = 8;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String says() {
    return "flipped bytes, lost pages and cut files, and what is then allowed";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws IOException, InterruptedException {
    Path whole = trial.folder().resolve("whole");
    try (Cairn cairn = Cairn.open(trial.settings(whole))) {
      GuardedMemory.tell(cairn);
    }
    List<Damage> kinds = List.of(Damage.values());
    for (int i = 0; i < trial.times(MOST); i++) {
      Damage damage = kinds.get(i % kinds.size());
      Path folder = trial.folder().resolve("damaged-" + i);
      copy(whole, folder);
      String what = damage.strike(folder, new SplittableRandom(trial.chance().nextLong()));
      attack(trial, folder, damage.label(), what, attempts);
      Folders.delete(folder);
    }
    for (int i = 0; i < HONEST; i++) {
      Path folder = trial.folder().resolve("honest-" + i);
      copy(whole, folder);
      try (Cairn cairn = Cairn.open(trial.settings(folder))) {
        String wrong = new GuardedMemory(cairn).honest();
        attempts.control("not damaged", "all answers", wrong, wrong.isEmpty());
      }
      Folders.delete(folder);
    }
  }

  /** In a thread of its own: damage may also keep an answer from ever coming. */
  private static void attack(Trial trial, Path folder, String name, String what, Attempts attempts)
      throws InterruptedException {
    Attempts looked = new Attempts(NAME);
    AtomicReference<Cairn> opened = new AtomicReference<>();
    Thread looking = new Thread(
        () -> {
          try (Cairn cairn = Cairn.open(trial.settings(folder))) {
            opened.set(cairn);
            new GuardedMemory(cairn).look(name, what, looked);
          } catch (RuntimeException e) {
            GuardedMemory.fault(name + ", opening or closing", what, e, looked);
          }
        },
        "looking");
    looking.setDaemon(true);
    looking.start();
    looking.join(PATIENCE.toMillis());
    if (looking.isAlive()) {
      String got = "no answer within " + PATIENCE.toSeconds() + " s";
      attempts.attack(name + ", waiting", what, Expected.ANSWERED, got, false);
      // What goes on without end fails once its store is closed under it.
      Optional.ofNullable(opened.get()).ifPresent(Cairn::close);
      looking.join(PATIENCE.toMillis());
    } else {
      attempts.addAll(looked);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Files.copy(each, to.resolve(from.relativize(each).toString()));
      }
    }
  }
}
