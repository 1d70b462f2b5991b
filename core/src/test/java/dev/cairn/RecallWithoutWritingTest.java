package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.EventLog;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Search;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Recalling from a store that cannot be written")
class RecallWithoutWritingTest {
  /** The same log, on a disk that is full. */
  private static EventLog full(EventLog log) {
    return (EventLog) Proxy.newProxyInstance(
        EventLog.class.getClassLoader(),
        new Class<?>[] {EventLog.class},
        (proxy, method, arguments) -> {
          if (method.getName().equals("transact")) {
            throw CairnException.unavailable("the disk is full", null);
          }
          try {
            return method.invoke(log, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  @Test
  void answersAllTheSame() {
    try (CardScene scene = new CardScene()) {
      var card = scene.card(CardKind.CONSTRAINT, "Never force-push to main.");
      try (Cairn cairn = Cairn.open(full(scene.tester().log()), Settings.inMemory())) {
        Context memory = cairn.context("default");
        MakePack.Answer pack = memory.pack(MakePack.of("push it").in(CardScene.LEARNING));
        assertThat(pack.text()).contains("Never force-push");
        assertThat(pack.notice().orElseThrow()).contains("could not be written");
        assertThat(memory.search(Search.of("push").in(CardScene.LEARNING)).results())
            .isNotEmpty();
        assertThat(
                memory.read(new ReadCard(card, Optional.of(CardScene.LEARNING))).statement())
            .startsWith("Never");
        CheckAction check = new CheckAction(
            "git push --force origin main",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(CardScene.LEARNING),
            Optional.empty(),
            Optional.empty());
        assertThat(memory.check(check).guards()).hasSize(1);
      }
    }
  }
}
