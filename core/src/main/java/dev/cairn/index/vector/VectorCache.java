package dev.cairn.index.vector;

import dev.cairn.index.Embedder;
import dev.cairn.log.Blobs;
import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Vectors in the store, by what they depend on: the model's name and the hash of the text. The first write
 * wins, because another processor may round otherwise, and answers should not change by that.
 *
 * <p>A vector tells something of its text, and its key can confirm a guess at it: whoever erases a text
 * calls {@link #forget}.
 */
public final class VectorCache {
  /** What the keys of all vectors begin with; they end with the {@link #hash} of a text. */
  public static final String PREFIX = "vector/";

  private static final int KEPT_AT_ONCE = 64;

  private final Blobs blobs;

  public VectorCache(Blobs blobs) {
    this.blobs = blobs;
  }

  /** The vectors that are there, by text; one per window. */
  public Map<String, List<float[]>> find(
      ContextName context, VectorSpace space, Collection<String> texts) {
    Map<String, String> keys = keys(space, texts);
    Map<String, Bytes> stored = blobs.get(context, keys.values());
    Map<String, List<float[]>> found = new LinkedHashMap<>();
    List<String> damaged = new ArrayList<>();
    keys.forEach((text, key) -> {
      Bytes bytes = stored.get(key);
      if (bytes != null) {
        VectorBytes.read(bytes, space.dimensions())
            .ifPresentOrElse(v -> found.put(text, v), () -> damaged.add(key));
      }
    });
    if (!damaged.isEmpty()) {
      // They can be made again, but only once their place is free.
      blobs.delete(context, damaged);
    }
    return found;
  }

  /** Keeps vectors, unless the store has some for that text. */
  public void keep(ContextName context, VectorSpace space, Map<String, List<float[]>> vectors) {
    Map<String, Bytes> written = new HashMap<>();
    vectors.forEach((text, each) -> written.put(key(space, text), VectorBytes.write(each)));
    blobs.putIfAbsent(context, written);
  }

  /** The vectors of all texts: from the store, or else made now, kept, and read back. */
  public Map<String, List<float[]>> vectors(
      ContextName context, Embedder embedder, Collection<String> texts) {
    VectorSpace space = VectorSpace.of(embedder);
    Map<String, List<float[]>> all = new LinkedHashMap<>(find(context, space, texts));
    Set<String> missing = new TreeSet<>(texts);
    missing.removeAll(all.keySet());
    if (!missing.isEmpty()) {
      Map<String, List<float[]>> made = new LinkedHashMap<>();
      for (String text : missing) {
        made.put(text, embedder.embedWindows(text));
        if (made.size() == KEPT_AT_ONCE) {
          // Not all at the end: whoever is stopped on the way has not worked in vain.
          keep(context, space, made);
          made.clear();
        }
      }
      keep(context, space, made);
      // Another process may have been first; then its vectors are the ones everybody uses.
      all.putAll(find(context, space, missing));
    }
    return all;
  }

  /** Removes what was kept for these texts. */
  public void forget(ContextName context, VectorSpace space, Collection<String> texts) {
    blobs.delete(context, keys(space, texts).values());
  }

  private static Map<String, String> keys(VectorSpace space, Collection<String> texts) {
    Map<String, String> keys = new LinkedHashMap<>();
    texts.forEach(text -> keys.computeIfAbsent(text, t -> key(space, t)));
    return keys;
  }

  /** Where the vectors of a text are kept. */
  public static String key(VectorSpace space, String text) {
    return PREFIX + space.model() + "/" + hash(text);
  }

  /** By which a text is known in a key. */
  public static String hash(String text) {
    return HexFormat.of().formatHex(Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }
}
