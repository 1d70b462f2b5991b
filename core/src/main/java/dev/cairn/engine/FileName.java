package dev.cairn.engine;

import dev.cairn.log.ContextName;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a context's folder is called: its name, unless that is taken. An underscore in front begins no context's name, so no two
 * contexts share a folder.
 */
final class FileName {
  static final String LOCK = "lock";

  private static final Set<String> OURS = Set.of(LOCK);

  /** Names that Windows gives to devices, whatever follows a dot. */
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?", Pattern.CASE_INSENSITIVE);

  private FileName() {}

  static String of(ContextName context) {
    String name = context.value();
    // Windows drops a dot at the end of a name: "a." would be "a".
    boolean taken = OURS.contains(name) || DEVICE.matcher(name).matches() || name.endsWith(".");
    return taken ? "_" + name + "_" : name;
  }
}
