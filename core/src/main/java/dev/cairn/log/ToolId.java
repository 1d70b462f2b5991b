package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One tool, however it is written: {@code mcp__GitHub__createIssue}, {@code github/create-issue} and
 * {@code github:create_issue} are all {@code github:create_issue}. Two spellings of one tool would split
 * everything learned about it.
 */
public record ToolId(String server, String tool) {
  /** The server of a tool that names none, such as {@code bash}. */
  public static final String LOCAL = "local";

  /** Stands for the server of what is made of other tools. */
  public static final String CAPABILITY = "capability";

  private static final Pattern MCP_PREFIX = Pattern.compile("(?i)^mcp(__|[:./])");
  private static final Pattern SERVER = Pattern.compile("^(.+?)(?:__|[:./])(.+)$");
  private static final Pattern HUMP = Pattern.compile("([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])");
  /** What nobody sees parts no words, and neither do marks on Latin letters. */
  private static final Pattern UNSEEN = Pattern.compile(
      "[\\p{Cf}\\x{34F}\\x{180B}-\\x{180F}\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]+"
          + "|(?<=\\p{IsLatin})\\p{Mn}+");

  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

  @JsonCreator
  public static ToolId parse(String written) {
    String name = MCP_PREFIX.matcher(Names.check("tool", written)).replaceFirst("");
    Matcher split = SERVER.matcher(name);
    return split.matches()
        ? new ToolId(canonical(split.group(1)), canonical(words(split.group(2))))
        : new ToolId(LOCAL, canonical(words(name)));
  }

  /**
   * A tool as its server names it. Here it is known where the server's name ends, so that may hold any
   * separator: {@code io.github.acme/files}. A name that already carries a prefix keeps what that says.
   */
  public static ToolId of(String server, String tool) {
    return MCP_PREFIX.matcher(tool).find()
        ? parse(tool)
        : new ToolId(
            canonical(Names.check("server", server)), canonical(words(Names.check("tool", tool))));
  }

  /** Something that is done with several tools, by its name. */
  public static ToolId capability(String name) {
    return new ToolId(CAPABILITY, canonical(words(Names.check("capability", name))));
  }

  public boolean isCapability() {
    return server.equals(CAPABILITY);
  }

  /** Capitals part the words of a tool; in a server's name they are only decoration (GitHub). */
  private static String words(String tool) {
    return HUMP.matcher(tool).replaceAll("$1$3_$2$4");
  }

  private static String canonical(String part) {
    String seen = UNSEEN.matcher(part).replaceAll("");
    String joined = SEPARATORS.matcher(seen).replaceAll("_").toLowerCase(Locale.ROOT);
    String trimmed = joined.replaceAll("^_|_$", "");
    if (trimmed.isEmpty()) {
      throw CairnException.invalid("tool", "tool '" + part + "' has no letters or digits");
    }
    return trimmed;
  }

  @JsonValue
  @Override
  public String toString() {
    return server + ":" + tool;
  }
}
