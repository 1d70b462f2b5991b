package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.Embedder;
import dev.cairn.index.HashingEmbedder;
import dev.cairn.log.Blobs;
import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.MemoryEventLog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cache of vectors")
class VectorCacheTest {
  private static final ContextName HERE = new ContextName("here");
  private static final ContextName THERE = new ContextName("there");
  private static final VectorSpace SPACE = new VectorSpace("m/1", 2);

  private final Blobs blobs = new MemoryEventLog().blobs();
  private final VectorCache cache = new VectorCache(blobs);

  @Test
  void givesBackWhatWasKeptWindowByWindow() {
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {1, 0}, new float[] {0, -1})));
    Map<String, List<float[]>> found = cache.find(HERE, SPACE, List.of("a", "b", "a"));
    assertThat(found).containsOnlyKeys("a");
    assertThat(found.get("a")).containsExactly(new float[] {1, 0}, new float[] {0, -1});
  }

  @Test
  void theFirstWriteWins() {
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {1, 0})));
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {0, 1})));
    assertThat(cache.find(HERE, SPACE, List.of("a")).get("a")).containsExactly(new float[] {1, 0});
  }

  @Test
  void modelsAndContextsNeverMix() {
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {1, 0})));
    assertThat(cache.find(THERE, SPACE, List.of("a"))).isEmpty();
    assertThat(cache.find(HERE, new VectorSpace("m/2", 2), List.of("a"))).isEmpty();
  }

  @Test
  void bytesAreFloatsInLittleEndianUnderAKeyAnybodyCanCompute() {
    cache.keep(HERE, SPACE, Map.of("abc", List.of(new float[] {1, -2})));
    String key = "vector/m/1/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assertThat(blobs.get(HERE, List.of(key))).containsEntry(key, Bytes.ofHex("0000803f000000c0"));
  }

  @Test
  void damagedBytesAreAbsentAndMakeRoomForSoundOnes() {
    String key = VectorCache.key(SPACE, "a");
    for (String hex : List.of("", "00", "0000803f0000c07f")) {
      blobs.putIfAbsent(HERE, Map.of(key, Bytes.ofHex(hex)));
      assertThat(cache.find(HERE, SPACE, List.of("a"))).as("bytes '%s'", hex).isEmpty();
      assertThat(blobs.get(HERE, List.of(key))).isEmpty();
    }
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {0, 1})));
    assertThat(cache.find(HERE, SPACE, List.of("a"))).containsOnlyKeys("a");
  }

  @Test
  void whatIsMissingIsMadeKeptAndMadeOnlyOnce() {
    try (Embedder embedder = new HashingEmbedder()) {
      VectorSpace space = VectorSpace.of(embedder);
      float[] others = embedder.embed(List.of("another machine rounded it so")).get(0);
      cache.keep(HERE, space, Map.of("b", List.of(others)));
      Map<String, List<float[]>> all = cache.vectors(HERE, embedder, List.of("a", "b", "a"));
      assertThat(all).containsOnlyKeys("a", "b");
      assertThat(all.get("a")).containsExactly(embedder.embed(List.of("a")).get(0));
      assertThat(all.get("b")).as("found, not made").containsExactly(others);
      assertThat(cache.find(HERE, space, List.of("a", "b"))).containsOnlyKeys("a", "b");
    }
  }

  @Test
  void whatIsForgottenIsGone() {
    cache.keep(HERE, SPACE, Map.of("a", List.of(new float[] {1, 0})));
    cache.forget(HERE, SPACE, List.of("a", "never there"));
    assertThat(cache.find(HERE, SPACE, List.of("a"))).isEmpty();
  }
}
