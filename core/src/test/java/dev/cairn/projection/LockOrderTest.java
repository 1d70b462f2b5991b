package dev.cairn.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.index.Embedder;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.log.Command;
import dev.cairn.log.ContextName;
import dev.cairn.log.Draft;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Journal;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Recorder;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Commit lock, then the store's turn, then the lock of the state; and nothing that may take long in between. */
@DisplayName("The order of locks, asserted at run time")
class LockOrderTest {
  private final MemoryEventLog log = new MemoryEventLog();
  private final Recorder recorder =
      new Recorder(log, new EventCodec(), InstantSource.fixed(Journal.NOON), new Random(7));
  private final Projector state =
      new Projector(new ContextName("default"), log, new EventCodec(), List.of(), Checkpoints.NONE);

  @AfterEach
  void close() {
    recorder.close();
  }

  @Test
  void aCommandDoesNotWaitForReadersOfTheState() {
    assertRefused(() -> write(() -> state.look(() -> 1)), "readers of the state");
  }

  @Test
  void aCommandDoesNotWaitForAModel() {
    Embedder model = LazyEmbedder.of(new ConstantEmbedder()).await();
    assertThat(model.embed(List.of("outside"))).hasSize(1);
    assertRefused(() -> write(() -> model.embed(List.of("inside"))), "a model");
    assertRefused(() -> write(() -> model.embedQuery("inside")), "a model");
    assertRefused(() -> write(() -> model.embedWindows("inside")), "a model");
  }

  @Test
  void aCommandDoesNotWriteAnother() {
    assertRefused(() -> write(() -> write(() -> {})), "another command");
  }

  @Test
  void whoLooksAtTheStateDoesNotWrite() {
    assertRefused(
        () -> state.look(() -> {
          write(() -> {});
          return 1;
        }),
        "who looks at the state");
  }

  @Test
  void afterwardsEverybodyGoesOn() {
    assertRefused(() -> write(() -> state.look(() -> 1)), "readers of the state");
    write(() -> {});
    assertThat(log.head(state.context()).position()).isEqualTo(1);
    assertThat(state.look(() -> 2)).isEqualTo(2);
  }

  private static void assertRefused(Runnable work, String because) {
    assertThatThrownBy(work::run).hasStackTraceContaining(because);
  }

  private void write(Runnable inTurn) {
    recorder.record(state, new Command<Long>() {
      @Override
      public Optional<String> key() {
        return Optional.empty();
      }

      @Override
      public boolean shares() {
        return false;
      }

      @Override
      public void decide(Draft draft) {
        inTurn.run();
        draft.add(Journal.started("monday", draft.now()));
      }

      @Override
      public Long answer(Written written) {
        return written.events().get(0).position();
      }
    });
  }

  private static final class ConstantEmbedder implements Embedder {
    @Override
    public String model() {
      return "constant";
    }

    @Override
    public int dimensions() {
      return 1;
    }

    @Override
    public List<float[]> embed(List<String> texts) {
      return texts.stream().map(text -> new float[] {1}).toList();
    }

    @Override
    public void close() {}
  }
}
