package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.engine.HeadFile;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Bytes of a closed store that are flipped at random")
class FlipTest {
  private static final long SEED = Long.getLong("seed", System.nanoTime());
  private static final int ROUNDS = Integer.getInteger("flips.rounds", 150);
  private static final int FLIPS_MAX = 12;
  private static final String WRITE = "files:write_note";

  @TempDir
  Path temp;

  private final Random random = new Random(SEED);
  private long events;
  private int opened;
  private int closed;

  @Test
  void inTheDatabase() throws IOException {
    flipping("cairn.db", written(true));
  }

  /** A process that died left its journal; the database beside it is nearly empty. */
  @Test
  void inTheJournal() throws IOException {
    flipping("cairn.db-wal", written(false));
  }

  private void flipping(String name, Path whole) throws IOException {
    System.out.println("seed " + SEED);
    for (int round = 0; round < ROUNDS; round++) {
      Path folder = Files.createDirectory(temp.resolve(name + "-" + round));
      copy(whole, folder);
      List<Long> flipped = flip(folder.resolve(name));
      try {
        live(folder);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "seed " + SEED + ", round " + round + ", " + name + " at " + flipped, e);
      }
      delete(folder);
    }
    System.out.println(name + ": of " + ROUNDS + " stores " + opened + " opened, of which " + closed
        + " kept the gate shut");
    assertThat(opened).as("of " + ROUNDS + " that open all the same").isPositive();
  }

  /** Every operation answers or refuses clearly; if an event is gone, nothing above safe is allowed. */
  private void live(Path folder) {
    Cairn cairn = clearly(() -> Cairn.open(folder)).orElse(null);
    if (cairn == null) {
      return;
    }
    opened++;
    try (cairn) {
      Context memory = cairn.context("default");
      Optional<Salvage.Answer> told =
          clearly(() -> cairn.salvage(new Salvage(Optional.empty()), Progress.NONE));
      boolean gone = !told.map(this::isWhole).orElse(false);
      Optional<Decide.Answer> decided = clearly(() -> memory.decide(Decide.of(WRITE, 0.95)));
      if (gone) {
        closed++;
        assertThat(decided.map(Decide.Answer::verdict))
            .as("%s", told)
            .isNotEqualTo(Optional.of(Decide.Verdict.ALLOW));
      }
      assertThat(clearly(() -> memory.decide(Decide.of("git:push_force", 0.95)))
              .map(Decide.Answer::verdict))
          .isNotEqualTo(Optional.of(Decide.Verdict.ALLOW));
      clearly(() -> memory.search(Search.of("line here")));
      clearly(() -> memory.pack(MakePack.of("may I push?")));
      clearly(() -> memory.check(CheckAction.of("git push --force")));
      clearly(() -> memory.cards(ListCards.inForce()));
      clearly(() -> memory.episodes(ListEpisodes.newest(5), Reading.LATEST));
      clearly(() -> memory.tools(ReadTools.ALL));
      clearly(() -> memory.status(new Status(), Reading.LATEST));
      clearly(() -> memory.log(Log.user(new EpisodeId("tuesday"), "and on")));
      clearly(() -> memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE));
      clearly(() -> memory.export(new ByteArrayOutputStream(), Progress.NONE));
      clearly(() -> cairn.salvage(Salvage.to(folder.resolve("saved").toString()), Progress.NONE));
      Verify.Answer verified = memory.verify(new Verify(Optional.empty()), Progress.NONE);
      assertThat(verified.ok()).isEqualTo(verified.problems().isEmpty());
    } catch (CairnException e) {
      clear(e);
    }
    salvaged(folder.resolve("saved"));
  }

  /** What was saved is whole, whatever it was saved from. */
  private void salvaged(Path saved) {
    if (!Files.exists(saved.resolve("cairn.db"))) {
      return;
    }
    try (Cairn cairn = Cairn.open(saved)) {
      cairn
          .contexts()
          .contexts()
          .forEach(each -> assertThat(cairn
                  .context(each.context().value())
                  .verify(new Verify(Optional.empty()), Progress.NONE)
                  .problems())
              .isEmpty());
    }
  }

  /** Whether every event is there; a text that was damaged is noticed when somebody reads it. */
  private boolean isWhole(Salvage.Answer told) {
    return told.contexts().stream()
        .anyMatch(each -> each.events() + each.leftOut().size() >= events
            && each.leftOut().stream().allMatch(left -> left.problem().startsWith("its text")));
  }

  private <T> Optional<T> clearly(Supplier<T> operation) {
    try {
      return Optional.of(operation.get());
    } catch (CairnException e) {
      clear(e);
      return Optional.empty();
    }
  }

  private static void clear(CairnException e) {
    assertThat(e.code())
        .isIn(Code.CORRUPT, Code.UNAVAILABLE, Code.NOT_FOUND, Code.CONFLICT, Code.INVALID_ARGUMENT);
    assertThat(e.getMessage()).isNotBlank().doesNotContain("Exception").doesNotContain("null");
  }

  private List<Long> flip(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    List<Long> places =
        random.longs(1 + random.nextInt(FLIPS_MAX), 0, bytes.length).boxed().toList();
    places.forEach(at -> bytes[(int) (long) at] ^= (byte) (1 + random.nextInt(255)));
    Files.write(file, bytes);
    return places;
  }

  /** A folder with a memory in it, closed, or as a process leaves it that is killed. */
  private Path written(boolean close) throws IOException {
    Path folder = temp.resolve(close ? "closed" : "killed");
    try (Cairn cairn = Cairn.open(folder)) {
      write(cairn);
      events = cairn.context("default").head();
      if (!close) {
        await(folder.resolve("head"));
        Path left = Files.createDirectory(temp.resolve("left"));
        copy(folder, left);
        Files.deleteIfExists(left.resolve("cairn.db-shm"));
        return left;
      }
    }
    return folder;
  }

  /** The head file follows a commit within a second or two. */
  private void await(Path head) {
    for (int look = 0; look < 200; look++) {
      boolean there =
          HeadFile.read(head).values().stream().anyMatch(known -> known.position() == events);
      if (there) {
        return;
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("the head file does not follow");
  }

  private static void write(Cairn cairn) {
    Context memory = cairn.context("default");
    EpisodeId monday = new EpisodeId("monday");
    memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
    memory.setRisk(SetRisk.of("git:push_force", Risk.DANGEROUS, "it deploys", "ada"));
    for (int i = 1; i <= 40; i++) {
      memory.log(Log.user(monday, "line " + i + " here " + "and some more words ".repeat(i)));
    }
    memory.log(Log.user(monday, "Never force-push to main."));
    memory.endEpisode(new EndEpisode(monday));
    memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("tuesday"));
  }

  private static void copy(Path from, Path to) throws IOException {
    for (String name : List.of("cairn.db", "cairn.db-wal", "head")) {
      if (Files.exists(from.resolve(name))) {
        Files.copy(from.resolve(name), to.resolve(name));
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var all = Files.walk(folder)) {
      for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
