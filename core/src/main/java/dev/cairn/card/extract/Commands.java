package dev.cairn.card.extract;

import dev.cairn.log.ToolId;
import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Commands: where they are announced, and which of them are much the same. */
final class Commands {
  private static final Pattern FENCED = Pattern.compile("```\\w*\\s*\\n\\s*(?:[$+] )?([^\\n]+)");
  private static final Pattern INLINE = Pattern.compile("`([^`\\n]{2,200})`");
  private static final Pattern LIKE_A_COMMAND =
      Pattern.compile("(?:[A-Z_]+=\\S+ )*[a-z./~][\\w./@:+-]*(?: .*)?");
  private static final Pattern ANNOUNCES = Pattern.compile(
      "(?i).*\\b(?:run|running|try|trying|retry|retrying|execut\\w*|start\\w*|install\\w*|with|call\\w*|use|using"
          + "|check\\w*|test\\w*|build\\w*)\\b.*",
      Pattern.DOTALL);
  private static final Pattern ASSIGNMENT = Pattern.compile("[A-Za-z_]\\w*=.*");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** Programs whose exit code is an answer: not found, not equal. */
  private static final Set<String> ANSWERING =
      set("grep egrep fgrep rg ag diff cmp test [ which pgrep");

  /** Tools and programs that show what is written elsewhere, where the word "error" means nothing. */
  private static final Set<String> SHOWING = set(
      "grep egrep fgrep rg ag cat head tail less find ls tree read read_file view search list fetch open");

  private static final Set<String> LOOKING = set(
      "ls cat head tail less grep rg find tree pwd echo which ps df du env printenv whoami history man cd open goto scroll search view read find_file search_file search_dir sleep clear");

  private Commands() {}

  private static Set<String> set(String words) {
    return Set.of(words.split(" ", -1));
  }

  /** The command an assistant says it is about to run: the last one marked as code. */
  static Optional<String> announced(String text) {
    int from = Math.max(0, text.length() - ExtractionBounds.DEFAULT.sentenceCharsMax() * 2);
    String end = text.substring(from);
    String last = "";
    for (Matcher fenced = FENCED.matcher(end); fenced.find(); ) {
      last = fenced.group(1).strip();
    }
    if (!last.isEmpty()) {
      return Optional.of(last);
    }
    for (Matcher inline = INLINE.matcher(end); inline.find(); ) {
      String code = inline.group(1).strip();
      boolean fits = LIKE_A_COMMAND.matcher(code).matches();
      boolean told = code.indexOf(' ') > 0
          || ANNOUNCES.matcher(end.substring(0, inline.start())).matches();
      last = fits && told ? code : last;
    }
    return last.isEmpty() ? Optional.empty() : Optional.of(last);
  }

  static boolean answersByExit(String command) {
    return ANSWERING.contains(program(command));
  }

  static boolean showsText(String command, Optional<ToolId> tool) {
    return SHOWING.contains(program(command))
        || tool.map(ToolId::tool).filter(SHOWING::contains).isPresent();
  }

  /** A command that only looks mends nothing. */
  static boolean onlyLooks(String command) {
    return LOOKING.contains(program(command));
  }

  /** The same program with the same arguments, give or take options and settings in front. */
  static boolean areAlike(String one, String other) {
    List<String> ones = words(one);
    List<String> others = words(other);
    boolean program = !ones.isEmpty() && !others.isEmpty() && ones.get(0).equals(others.get(0));
    return program && (others.containsAll(ones) || ones.containsAll(others));
  }

  static String program(String command) {
    List<String> words = words(command);
    return words.isEmpty() ? "" : words.get(0);
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    for (String word : SPACES.splitAsStream(command.strip()).toList()) {
      boolean said =
          !word.startsWith("-") && !(words.isEmpty() && ASSIGNMENT.matcher(word).matches());
      if (said && !word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }
}
