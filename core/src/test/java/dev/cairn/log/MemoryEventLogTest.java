package dev.cairn.log;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.append;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EventLog.Outcome;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The log in memory")
class MemoryEventLogTest extends EventLogContract {
  @Override
  protected EventLog open() {
    return new MemoryEventLog();
  }

  @Override
  protected boolean isKept() {
    return false;
  }

  /** Whoever brings the state up to date reads while a writer waits for that state. */
  @Test
  void whoReadsDoesNotWaitForWhoWrites() {
    Head head = append(log(), HERE, "one");
    Outcome outcome = log().transact(HERE, head, turn -> {
      CompletableFuture<Integer> reading =
          CompletableFuture.supplyAsync(() -> log().read(HERE, 1, 10).size());
      assertThat(reading.orTimeout(30, TimeUnit.SECONDS).join()).isEqualTo(1);
      return List.of();
    });
    assertThat(outcome).isInstanceOf(Outcome.Committed.class);
  }
}
