package dev.cairn.server.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.operation.Access;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

@DisplayName("Tokens")
class TokensTest {
  private static final Set<ContextName> TWO =
      Set.of(new ContextName("payments"), new ContextName("billing"));

  private final Tokens tokens =
      new Tokens(Token.random(new Random(1)), Token.random(new Random(2)));

  @Test
  void haveRoles() {
    assertThat(tokens.access(tokens.agent().value())).hasValue(Access.AGENT);
    assertThat(tokens.access(tokens.person().value())).hasValue(Access.PERSON);
    assertThat(tokens.access("")).isEmpty();
    assertThat(tokens.access(tokens.agent().cookie().value())).isEmpty();
    assertThat(tokens.accessOfCookie(tokens.person().cookie().value())).hasValue(Access.PERSON);
    assertThat(tokens.accessOfCookie(tokens.person().value())).isEmpty();
  }

  @Test
  void areBoundToContextsByWhoKnowsTheAgents() {
    Token bound = BoundToken.of(tokens.agent(), TWO);
    assertThat(bound.value()).startsWith("context~billing~payments~");
    Access access = tokens.access(bound.value()).orElseThrow();
    assertThat(access.role()).isEqualTo(Via.AGENT);
    assertThat(access.contexts()).hasValue(TWO);
    Tokens others = new Tokens(Token.random(new Random(3)), tokens.person());
    assertThat(others.access(bound.value())).isEmpty();
    assertThat(tokens.access(BoundToken.of(tokens.person(), TWO).value())).isEmpty();
    assertThatThrownBy(() -> BoundToken.of(tokens.agent(), Set.of()))
        .isInstanceOf(CairnException.class);
  }

  @RepeatedTest(50)
  void doNotStandBeingTamperedWith() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    String bound = BoundToken.of(tokens.agent(), TWO).value();
    StringBuilder changed = new StringBuilder(bound);
    int at = random.nextInt(bound.length());
    switch (random.nextInt(3)) {
      case 0 -> changed.deleteCharAt(at);
      case 1 -> changed.insert(at, (char) ('!' + random.nextInt(90)));
      default -> changed.setCharAt(at, bound.charAt(at) == 'x' ? 'y' : 'x');
    }
    assertThat(tokens.access(changed.toString()))
        .as("seed " + seed + ": " + changed)
        .isEmpty();
  }

  @Test
  void doNotShowThemselves() {
    assertThat(tokens.toString() + tokens.agent()).doesNotContain(tokens.agent().value());
    assertThat(tokens.agent().value()).hasSize(43);
    assertThat(tokens.agent().is(tokens.agent().value())).isTrue();
    assertThat(tokens.agent().cookie().is(tokens.agent().value())).isFalse();
  }

  @Test
  void areProvenForOnePortAndOneQuestion() {
    Challenge asked = Challenge.random(new Random(5));
    assertThat(Challenge.isOne(asked.nonce())).isTrue();
    String proof = Challenge.answer(asked.nonce(), tokens.agent(), 8420);
    assertThat(asked.isAnswered(proof, tokens.agent(), 8420)).isTrue();
    assertThat(asked.isAnswered(proof, tokens.agent(), 8421)).isFalse();
    assertThat(asked.isAnswered(proof, tokens.person(), 8420)).isFalse();
    assertThat(Challenge.random(new Random(6)).isAnswered(proof, tokens.agent(), 8420))
        .isFalse();
    assertThat(Challenge.isOne("context~default")).isFalse();
  }
}
