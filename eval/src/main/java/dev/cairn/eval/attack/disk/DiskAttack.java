package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.eval.Folders;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.eval.client.CairnCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Fills the disk of a memory, or makes it read-only, and goes on: questions must be answered, a write must be done or fail with the
 * path and the reason, and all must be well once there is room. Without the right to mount, a limit on the size of files stands
 * for the full disk.
 */
public final class DiskAttack implements AttackFamily {
  private static final int MOST = 28;
  private static final int MEGABYTES_MIN = 6;
  private static final int MEGABYTES_MAX = 14;

  @Override
  public String name() {
    return "disk";
  }

  @Override
  public String says() {
    return "a disk that is full or read-only, while a memory is asked and written to";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws Exception {
    new LimitedServer(trial, attempts).run();
    Path mount = Files.createDirectory(trial.folder().resolve("disk"));
    if (!SmallDisk.possible(mount)) {
      attempts.control(
          "a small disk", mount.toString(), "skipped: this user may not mount one", true);
      return;
    }
    List<DiskTrouble> troubles = List.of(DiskTrouble.values());
    for (int i = 0; i < trial.times(MOST); i++) {
      int size = trial.chance().nextInt(MEGABYTES_MIN, MEGABYTES_MAX);
      try (SmallDisk disk = SmallDisk.mounted(mount, size)) {
        strike(trial, disk, troubles.get(i % troubles.size()), attempts);
      }
    }
  }

  private static void strike(Trial trial, SmallDisk disk, DiskTrouble trouble, Attempts attempts)
      throws IOException {
    Path folder = disk.folder().resolve("memory");
    String what = trouble.label();
    if (trouble.startedAgain()) {
      try (Cairn cairn = Cairn.open(trial.settings(folder))) {
        new TroubledMemory(cairn, folder, what, attempts).tell();
      }
      if (trouble.withoutCache()) {
        Folders.delete(folder.resolve("cache"));
      }
      trouble.strike(disk, trial.chance());
      try (Cairn cairn = Cairn.open(trial.settings(folder))) {
        new TroubledMemory(cairn, folder, what, attempts).look();
        doctor(folder, what, attempts);
      }
      disk.makeRoom();
      try (Cairn cairn = Cairn.open(trial.settings(folder))) {
        new TroubledMemory(cairn, folder, what, attempts).goesOn();
      }
      return;
    }
    try (Cairn cairn = Cairn.open(trial.settings(folder))) {
      TroubledMemory memory = new TroubledMemory(cairn, folder, what, attempts);
      memory.tell();
      trouble.strike(disk, trial.chance());
      memory.look();
      doctor(folder, what, attempts);
      disk.makeRoom();
      memory.goesOn();
    }
  }

  /** A command of its own: what a person runs when nothing is written any more. */
  private static void doctor(Path folder, String what, Attempts attempts) throws IOException {
    Process process =
        CairnCommand.command(folder, "doctor").redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    boolean told = said.contains("too little to write")
        || said.contains("free some space")
        || said.contains("cannot be written")
        || said.contains("read-only");
    attempts.attack(what + ", doctor", folder.toString(), Expected.ANSWERED, said, told);
  }
}
