package dev.cairn.log;

import static dev.cairn.log.EventLogContractSamples.ELSEWHERE;
import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.log.EventLogContractSamples.commit;
import static dev.cairn.log.EventLogContractSamples.event;
import static dev.cairn.log.EventLogContractSamples.payloads;
import static dev.cairn.log.EventLogContractSamples.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept beside the chain, what may be in it, and that contexts do not see each other. */
interface EventLogContractBeside {
  int MEBIBYTE = 1 << 20;

  EventLog log();

  private void write(ContextName context, String key, StoredText... texts) {
    byte[] payload = key.getBytes(StandardCharsets.UTF_8);
    commit(log(), context, turn -> List.of(event(turn.head(), Optional.of(key), payload, texts)));
  }

  private StoredText read(String id) {
    return log().texts(HERE, Set.of(new TextId(id))).get(new TextId(id));
  }

  @Test
  default void textsAreFoundByName() {
    StoredText one = text("tx_1", "first words");
    StoredText two = text("tx_2", "");
    write(HERE, "k", one, two);
    assertThat(log().texts(HERE, List.of(one.id(), two.id(), new TextId("tx_3"))))
        .isEqualTo(Map.of(one.id(), one, two.id(), two));
    assertThat(log().texts(HERE, List.of())).isEmpty();
  }

  @Test
  default void anErasedTextIsGoneAndTheChainStillHolds() {
    write(HERE, "k", text("tx_1", "a secret"), text("tx_2", "no secret"));
    log().deleteTexts(HERE, Set.of(new TextId("tx_1"), new TextId("tx_9")));
    assertThat(log().texts(HERE, Set.of(new TextId("tx_1"), new TextId("tx_2"))).keySet())
        .containsExactly(new TextId("tx_2"));
    assertChained(log(), HERE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0000 and \t\r\n",
        "Grüße, 世界",
        "\uD83E\uDEA8 \uD83D\uDC69\u200D\uD83D\uDCBB",
        "e\u0301 is not \u00e9"
      })
  default void textIsKeptAsItCame(String words) {
    write(HERE, words, text("tx_1", words), text("tx_2", words.repeat(500)));
    assertThat(read("tx_1").text()).isEqualTo(words);
    assertThat(read("tx_2").text()).isEqualTo(words.repeat(500));
    assertThat(read("tx_2").salt()).isEqualTo(Bytes.ofHex("00ff10"));
    assertThat(log().find(HERE, words)).hasValue(1);
    assertThat(all(log(), HERE).get(0).key()).hasValue(words);
    assertThat(payloads(all(log(), HERE))).containsExactly(words);
  }

  @Test
  default void aMebibyteFits() {
    byte[] noise = new byte[MEBIBYTE];
    new Random(1).nextBytes(noise);
    String nonsense = new String(noise, StandardCharsets.ISO_8859_1);
    commit(
        log(),
        HERE,
        turn -> List.of(event(
            turn.head(),
            Optional.empty(),
            noise,
            text("tx_1", nonsense),
            text("tx_2", "a".repeat(MEBIBYTE)))));
    assertThat(all(log(), HERE).get(0).payload()).isEqualTo(Bytes.of(noise));
    assertThat(read("tx_1").text()).isEqualTo(nonsense);
    assertThat(read("tx_2").text()).isEqualTo("a".repeat(MEBIBYTE));
    assertChained(log(), HERE);
  }

  @Test
  default void theFirstBlobUnderAKeyStays() {
    Blobs blobs = log().blobs();
    blobs.putIfAbsent(HERE, Map.of("a", Bytes.ofHex("01"), "b", Bytes.EMPTY));
    blobs.putIfAbsent(HERE, Map.of("a", Bytes.ofHex("02"), "c", Bytes.ofHex("03")));
    assertThat(blobs.get(HERE, List.of("a", "b", "c", "d")))
        .isEqualTo(Map.of("a", Bytes.ofHex("01"), "b", Bytes.EMPTY, "c", Bytes.ofHex("03")));
    blobs.delete(HERE, List.of("a", "d"));
    assertThat(blobs.get(HERE, List.of("a", "b"))).containsOnlyKeys("b");
  }

  @Test
  default void aContextWithBlobsAloneIsNotListed() {
    log().blobs().putIfAbsent(HERE, Map.of("a", Bytes.ofHex("01")));
    assertThat(log().contexts()).isEmpty();
    append(log(), HERE, "one");
    assertThat(log().contexts()).containsExactly(HERE);
  }

  @Test
  default void contextsDoNotSeeEachOther() {
    write(HERE, "k", text("tx_1", "here"));
    write(ELSEWHERE, "k", text("tx_1", "elsewhere"));
    append(log(), HERE, "two");
    log().blobs().putIfAbsent(HERE, Map.of("a", Bytes.ofHex("01")));
    assertThat(log().contexts()).containsExactly(ELSEWHERE, HERE);
    assertThat(log().head(ELSEWHERE).position()).isEqualTo(1);
    assertThat(payloads(all(log(), ELSEWHERE))).containsExactly("k");
    assertThat(read("tx_1").text()).isEqualTo("here");
    assertThat(log().blobs().get(ELSEWHERE, List.of("a"))).isEmpty();
    log().deleteTexts(ELSEWHERE, Set.of(new TextId("tx_1")));
    assertThat(read("tx_1").text()).isEqualTo("here");
    assertChained(log(), HERE);
    assertChained(log(), ELSEWHERE);
  }
}
