package dev.cairn.server.doctor;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;

/** What Cairn runs on. */
final class Machine {
  private static final int OLDEST_JAVA = 17;

  private final Map<String, String> environment;
  private final Properties system;

  Machine(Map<String, String> environment, Properties system) {
    this.environment = environment;
    this.system = system;
  }

  Finding java() {
    String said =
        system.getProperty("java.version", "?") + " by " + system.getProperty("java.vendor", "?");
    return Runtime.version().feature() >= OLDEST_JAVA
        ? Finding.ok("java", said)
        : Finding.fail("java", said, "install Java " + OLDEST_JAVA + " or newer");
  }

  /** File names and arguments pass through the locale's encoding; text in streams does not. */
  Finding locale() {
    String encoding = system.getProperty("sun.jnu.encoding", "UTF-8");
    String said = "encoding " + encoding + ", " + variables();
    boolean utf8 =
        Charset.isSupported(encoding) && Charset.forName(encoding).equals(StandardCharsets.UTF_8);
    return utf8
        ? Finding.ok("locale", said)
        : Finding.warn(
            "locale",
            said + ": arguments and file names beyond its alphabet cannot be read",
            "set LC_ALL=C.UTF-8, or give texts on standard input");
  }

  private String variables() {
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        return name + "=" + value;
      }
    }
    return "no locale set";
  }
}
