package dev.cairn.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a link leads, seen from the document it stands in.
 *
 * @param id of the node: {@code doc:} and a path for a relative link, {@code url:} for an absolute one
 * @param fragment the part of the target it names, without {@code #}
 */
record LinkTarget(String id, Optional<String> fragment) {

  /** Nothing, if the link names nothing. */
  static Optional<LinkTarget> of(String base, String link) {
    int hash = link.indexOf('#');
    String path = (hash < 0 ? link : link.substring(0, hash)).strip();
    Optional<String> fragment = hash < 0
        ? Optional.empty()
        : Optional.of(link.substring(hash + 1)).filter(f -> !f.isEmpty());
    if (path.isEmpty()) {
      return hash < 0 ? Optional.empty() : Optional.of(new LinkTarget("doc:" + base, fragment));
    }
    return Optional.of(new LinkTarget(id(base, path), fragment));
  }

  private static String id(String base, String path) {
    if (path.equals(base)) {
      return "doc:" + base;
    }
    if (schemeEnd(path) > 0 || path.startsWith("//")) {
      return "url:" + path;
    }
    int top = topEnd(base);
    int folder = Math.max(top, base.lastIndexOf('/') + 1);
    String from = path.startsWith("/") ? "" : base.substring(top, folder);
    boolean bareHost = top > 0 && top == base.length() && !path.startsWith("/");
    return "doc:" + base.substring(0, top) + joined((bareHost ? "/" : "") + from + path);
  }

  /** Behind {@code https://host}, which no relative link can leave; 0 for a plain path. */
  private static int topEnd(String base) {
    int scheme = schemeEnd(base);
    if (scheme == 0 || !base.startsWith("//", scheme)) {
      return scheme;
    }
    int slash = base.indexOf('/', scheme + 2);
    return slash < 0 ? base.length() : slash;
  }

  /** Behind {@code https:}, or 0. One letter is no scheme but a drive. */
  private static int schemeEnd(String uri) {
    int i = 0;
    while (i < uri.length() && isSchemeLetter(uri.charAt(i))) {
      i++;
    }
    return i > 1 && i < uri.length() && uri.charAt(i) == ':' ? i + 1 : 0;
  }

  private static boolean isSchemeLetter(char c) {
    return (c < 0x80 && Character.isLetterOrDigit(c)) || "+-.".indexOf(c) >= 0;
  }

  /** The path without {@code .} and {@code ..}, as far as there is something to leave. */
  private static String joined(String path) {
    List<String> kept = new ArrayList<>();
    boolean absolute = path.startsWith("/");
    for (String segment : path.split("/", -1)) {
      int last = kept.size() - 1;
      boolean canLeave = last > (absolute ? 0 : -1) && !kept.get(last).equals("..");
      if (segment.equals("..") && canLeave) {
        kept.remove(last);
      } else if (!segment.equals(".") && !(segment.equals("..") && absolute)) {
        kept.add(segment);
      }
    }
    String whole = String.join("/", kept);
    return whole.isEmpty() ? "." : whole;
  }
}
