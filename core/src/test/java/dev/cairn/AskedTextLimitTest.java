package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadGraph;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A question that is longer than any entry")
class AskedTextLimitTest {
  private static final String LONG = "words ".repeat(1_000_000);

  private final EventLog log = new MemoryEventLog();
  private final Cairn cairn = Cairn.open(log, Settings.inMemory().random(new Random(1)));
  private final Context memory = cairn.context("default");

  @AfterEach
  void close() {
    cairn.close();
    log.close();
  }

  private static void isTooLarge(String field, ThrowingCallable asked) {
    assertThatThrownBy(asked)
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.TOO_LARGE))
        .hasMessageContaining(field);
  }

  @Test
  void isRefusedByEveryOperationThatTakesOne() {
    Head before = log.head(memory.name());
    isTooLarge("prompt", () -> memory.pack(MakePack.of(LONG)));
    isTooLarge("action", () -> memory.check(CheckAction.of(LONG)));
    isTooLarge("text", () -> memory.graph(withText()));
    assertThat(log.head(memory.name())).isEqualTo(before);
  }

  private static ReadGraph withText() {
    return new ReadGraph(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.of(LONG),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty());
  }
}
