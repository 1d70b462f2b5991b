package dev.cairn.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weights are learned from rows that are not here, so nobody can see in a diff that a byte of them changed. */
@DisplayName("The weights that come with Cairn")
class ShippedWeightsTest {
  private static final int BYTES_MAX = 2_000_000;

  private static byte[] bytes(String resource) {
    try (InputStream in = ShippedWeightsTest.class.getResourceAsStream(resource)) {
      return Objects.requireNonNull(in, resource).readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sentence/sentence-reader.model",
        "pair/pair.bin",
        "guard/guard.model",
        "output/model.bin"
      })
  @DisplayName("are those that training wrote")
  void areAsTrained(String resource) throws NoSuchAlgorithmException {
    String told = new String(bytes(resource + ".sha256"), StandardCharsets.UTF_8).strip();
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes(resource));
    assertThat(HexFormat.of().formatHex(hash)).isEqualTo(told);
  }

  @Test
  @DisplayName("are small")
  void areSmall() {
    int all = bytes("sentence/sentence-reader.model").length
        + bytes("pair/pair.bin").length
        + bytes("guard/guard.model").length
        + bytes("output/model.bin").length;
    assertThat(all).isLessThan(BYTES_MAX);
  }
}
