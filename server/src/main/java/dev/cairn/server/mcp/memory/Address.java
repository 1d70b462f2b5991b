package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Faults;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where something in memory is read: {@code cairn://KIND/ID}, with {@code ?after=POSITION} to go on where an
 * earlier answer was cut.
 */
record Address(String kind, String id, OptionalLong after) {
  private static final Pattern WRITTEN =
      Pattern.compile("cairn://([a-z]+)/([^?#]+)(?:\\?after=(\\d{1,18}))?");

  static Address of(String kind, String id) {
    return new Address(kind, id, OptionalLong.empty());
  }

  static Address parse(String uri) {
    Matcher matcher = WRITTEN.matcher(uri);
    if (!matcher.matches()) {
      throw Faults.resource(uri, "no address of Cairn: '" + uri + "'; one is cairn://episode/ID");
    }
    String after = matcher.group(3);
    return new Address(
        matcher.group(1),
        decoded(uri, matcher.group(2)),
        after == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(after)));
  }

  /** A plus is a plus: only forms write a space so. */
  private static String decoded(String uri, String id) {
    try {
      return URLDecoder.decode(id.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw Faults.resource(uri, "a percent sign in '" + uri + "' is not followed by two digits");
    }
  }

  Address after(long position) {
    return new Address(kind, id, OptionalLong.of(position));
  }

  @Override
  public String toString() {
    String name = URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
    String rest = after.isPresent() ? "?after=" + after.getAsLong() : "";
    return "cairn://" + kind + "/" + name + rest;
  }
}
