package dev.cairn.tool;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request and its steps")
class RequestStepsTest {
  @Test
  void beginsWithTheWholeThenSentencesThenClauses() {
    assertThat(RequestSteps.of(
            "Read the file. Then send it to Ann by mail and delete the old copy.", 24))
        .containsExactly(
            "Read the file. Then send it to Ann by mail and delete the old copy.",
            "Read the file.",
            "Then send it to Ann by mail and delete the old copy.",
            "Then send it to Ann by mail",
            "delete the old copy.");
  }

  @Test
  void leavesHalfThoughtsWithTheirNeighbour() {
    assertThat(RequestSteps.of("buy milk, eggs and bread", 24))
        .containsExactly("buy milk, eggs and bread", "buy milk eggs bread");
    assertThat(RequestSteps.of("打开文件。发送邮件。", 24)).containsExactly("打开文件。发送邮件。");
  }

  @Property
  void areFewAndNeverEmpty(@ForAll String request) {
    assertThat(RequestSteps.of(request, 8)).hasSizeBetween(1, 8).startsWith(request);
  }
}
