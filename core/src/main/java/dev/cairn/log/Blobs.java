package dev.cairn.log;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Content-addressed bytes of a context: the key names the content, so the first write wins. */
public interface Blobs {
  Map<String, Bytes> get(ContextName context, Collection<String> keys);

  /** The keys that begin so. */
  List<String> keys(ContextName context, String prefix);

  void putIfAbsent(ContextName context, Map<String, Bytes> blobs);

  void delete(ContextName context, Collection<String> keys);
}
