package dev.cairn.eval.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.policy.PolicyKey;
import dev.cairn.policy.PolicyKeys;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The questions of the founding documents")
class QuestionsTest {
  @Test
  void compareNumbersThatThereAre() {
    Set<String> keys = PolicyKeys.all().stream().map(PolicyKey::key).collect(Collectors.toSet());

    assertThat(Questions.all()).allSatisfy(question -> {
      assertThat(question.variants()).hasSizeGreaterThan(2);
      assertThat(question.variants().values())
          .allSatisfy(values -> assertThat(keys).containsAll(values.keySet()));
    });
  }
}
