package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What code would do, by the names of {@code code.txt} that it calls and the texts it calls them with. */
final class CodeRisk {
  /** Texts in quotes, comments, and names with dots. */
  private static final Pattern PIECE = Pattern.compile(
      "\"\"\"|'''|\"(?:[^\"\\\\\\n]|\\\\.)*+\"?|'(?:[^'\\\\\\n]|\\\\.)*+'?|`[^`]*+`?|//[^\\n]*+|#[^\\n]*+"
          + "|[\\p{L}_$][\\p{L}\\p{N}_$]*+(?:\\.[\\p{L}_$][\\p{L}\\p{N}_$]*+)*+|[()=\\[,+]");

  private static final WordGroups NAMES = WordGroups.in("code.txt");
  private static final Set<String> WRITING_MODES =
      Set.of("w", "a", "x", "wb", "ab", "w+", "r+", "a+", "wt", "xb");
  private static final int CALLED_WITH_MAX = 12;

  /** No call is looked into further, so that calls within calls are not read again and again. */
  private static final int CALL_PIECES_MAX = 200;

  /** A few are texts or patterns that were taken for code. */
  private static final int UNCLOSED_MAX = 5;

  private static final int FOUND_MAX = 100;

  /** Languages in which a text in backticks is a command, and a call needs no brackets. */
  private static final Set<String> SHELL_QUOTES =
      Set.of("ruby", "perl", "php", "emacs", "emacsclient", "guile", "sbcl");

  private static final Set<String> LISPS = Set.of("emacs", "emacsclient", "guile", "sbcl");

  private static final Set<String> SHELLS = Set.of("sh", "bash", "zsh", "/bin/sh", "/bin/bash");

  private static final Set<String> CHANGING = Set.of("post", "put", "patch", "delete");

  private final Places places;
  private final CallReader reader;
  private final List<String> pieces = new ArrayList<>();
  private final List<Found> found = new ArrayList<>();
  private String language = "";
  private final Set<String> read = new HashSet<>();
  private CodeNames names = CodeNames.in("");
  private boolean recursive;
  private boolean lists;

  private CodeRisk(Places places, CallReader reader) {
    this.places = places;
    this.reader = reader;
  }

  static List<Found> in(List<Code> code, Places places, CallReader reader) {
    List<Found> all = new ArrayList<>();
    for (Code each : code) {
      CodeRisk risk = new CodeRisk(places, reader);
      if (each.language().equals("manifest")) {
        all.add(new Found(Risk.DANGEROUS, "a manifest changes what is shared"));
      } else {
        risk.language = each.language();
        risk.read(each.text());
      }
      all.addAll(risk.found);
    }
    return all;
  }

  private void read(String text) {
    names = CodeNames.in(text);
    Matcher matcher = PIECE.matcher(LISPS.contains(language) ? text.replace('-', '_') : text);
    while (matcher.find()) {
      String piece = matcher.group();
      if (!piece.startsWith("//") && !piece.startsWith("#")) {
        pieces.add(piece);
      }
    }
    long open = pieces.stream().filter(piece -> piece.equals("(")).count();
    long closed = pieces.stream().filter(piece -> piece.equals(")")).count();
    if (open > closed + UNCLOSED_MAX) {
      add(Risk.DANGEROUS, "brackets that are never closed");
    }
    hidden();
    if (pieces.stream().anyMatch(this::isRunner)
        && (new CommandTexts(places, reader).isDangerous(text) || runsWords())) {
      add(Risk.DANGEROUS, "a text that would be dangerous as a command");
    }
    noteWhatIsRead();
    recursive = pieces.contains("recursive");
    lists = pieces.stream().anyMatch(piece -> is("lists", piece, last(piece)));
    for (int i = 0; i < pieces.size() && found.size() < FOUND_MAX; i++) {
      String piece = pieces.get(i);
      if (isText(piece)) {
        text(content(piece));
        boolean quoted = piece.charAt(0) == '`' && SHELL_QUOTES.contains(language);
        boolean piped = language.equals("perl")
            && (content(piece).startsWith("|") || content(piece).endsWith("|"));
        if (piped && SHELLS.contains(content(piece).replace('|', ' ').strip())) {
          add(Risk.DANGEROUS, "a pipe into a shell");
        } else if (quoted || piped) {
          carried(Executor.Kind.SHELL, content(piece).replace('|', ' '));
        }
      } else if (Character.isJavaIdentifierStart(piece.charAt(0))) {
        name(piece, i);
        String meant = names.meant(piece);
        if (!meant.equals(piece)) {
          name(meant, i);
        }
      }
    }
  }

  /** A name that runs commands, or a text that is the name of a module that does. */
  private boolean isRunner(String piece) {
    String name = isText(piece) ? content(piece) : piece;
    return is("runner", name, last(name));
  }

  /** Names that are put together from texts, or kept in one, are meant not to be read. */
  private void hidden() {
    for (int i = 0; i < pieces.size(); i++) {
      String piece = pieces.get(i);
      boolean named = isText(piece)
          && (is("shell", content(piece), content(piece))
              || is("deletes", content(piece), content(piece))
              || is("deletes-tree", content(piece), content(piece)));
      boolean asked = i > 1 && is("asks-by-name", pieces.get(i - 2), last(pieces.get(i - 2)));
      boolean joined = i + 2 < pieces.size()
          && isText(piece)
          && pieces.get(i + 1).equals("+")
          && isText(pieces.get(i + 2));
      boolean member = i > 0 && (pieces.get(i - 1).equals("[") || asked);
      if ((named && isReached(i)) || (joined && member)) {
        add(Risk.DANGEROUS, "a name that is kept in a text");
        return;
      }
    }
  }

  /** Whether a text is asked for as a name: {@code getattr(os, "system")}, {@code cp["exec"]}, {@code array_map("unlink")}. */
  private boolean isReached(int at) {
    for (int i = at - 1; i >= Math.max(0, at - 4); i--) {
      if (is("asks-by-name", pieces.get(i), last(pieces.get(i)))) {
        return true;
      }
    }
    boolean index = pieces.get(at - 1).equals("[") && at + 1 < pieces.size();
    return index && at > 1 && Character.isJavaIdentifierStart(pieces.get(at - 2).charAt(0));
  }

  /** Whether texts one after another, as a list gives them, are a dangerous command. */
  private boolean runsWords() {
    List<String> words = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String piece : pieces) {
      if (isText(piece)) {
        words.add(content(piece));
      } else if (!piece.equals(",") && !piece.equals("[") && !piece.equals("args")) {
        line.append(words.size() > 1 ? String.join(" ", words) : "").append('\n');
        words.clear();
      }
    }
    line.append(words.size() > 1 ? String.join(" ", words) : "");
    return new CommandTexts(places, reader).isDangerous(line.toString());
  }

  /** A secret is one wherever it is named. */
  private void text(String text) {
    boolean path = text.length() > 3 && text.indexOf(' ') < 0 && text.length() < 200;
    if (path && (text.indexOf('/') >= 0 || text.indexOf('.') >= 0) && places.isSecret(text)) {
      add(Risk.DANGEROUS, "a place of secrets");
    }
  }

  private void name(String name, int at) {
    String next = at + 1 < pieces.size() ? pieces.get(at + 1) : "";
    boolean bare = SHELL_QUOTES.contains(language) && !next.isEmpty() && isText(next);
    boolean called = next.equals("(") || bare;
    String last = last(name);
    if (name.startsWith("process.env.") && Secrets.isNamed(last)) {
      add(Risk.DANGEROUS, "a secret of the environment");
    }
    if (is("environment", name, last)) {
      boolean one = at + 1 < pieces.size() && pieces.get(at + 1).equals("[");
      if (!one) {
        add(Risk.DANGEROUS, "all variables of the environment");
      }
    }
    if (!called) {
      boolean unseen = SHELL_QUOTES.contains(language) && lists && is("deletes", name, last);
      if (unseen || is("dangerous-name", name, last)) {
        add(Risk.DANGEROUS, "code that uses " + name);
      }
      return;
    }
    List<String> with = bare ? List.of(content(next)) : calledWith(at + 1);
    boolean hidden = name.equals("require") && with.size() > 1;
    boolean python = language.startsWith("python") && name.equals("exec");
    boolean secret = is("one-variable", name, last) && with.stream().anyMatch(Secrets::isNamed);
    if (hidden || python || secret) {
      add(Risk.DANGEROUS, name);
    } else if (is("shell", name, last)) {
      shell(name, holds(at + 1, "decodes") ? List.of() : with);
    } else if (is("sql", name, last)) {
      with.stream().limit(1).forEach(sql -> carried(Executor.Kind.SQL, sql));
    } else if (is("deletes-tree", name, last)) {
      add(
          with.isEmpty()
              ? Risk.DANGEROUS
              : new FileEffects(places).deleted(with.subList(0, 1), true),
          name);
    } else if (is("deletes", name, last)) {
      Risk unseen = lists ? Risk.DANGEROUS : Risk.MODERATE;
      List<String> file = with.isEmpty() ? calledOn(at) : with.subList(0, 1);
      Risk deleted = file.isEmpty() ? Risk.SAFE : new FileEffects(places).deleted(file, recursive);
      add(with.isEmpty() ? deleted.worse(unseen) : deleted, name);
    } else if (is("opens", name, last)) {
      boolean writes = with.stream().skip(1).anyMatch(WRITING_MODES::contains);
      add(writes ? new FileEffects(places).written(with.subList(0, 1)) : Risk.SAFE, name);
    } else if (is("writes", name, last)) {
      boolean path =
          !with.isEmpty() && with.get(0).indexOf(' ') < 0 && !with.get(0).isEmpty();
      add(path ? new FileEffects(places).written(with.subList(0, 1)) : Risk.MODERATE, name);
    } else if (is("sends", name, last)) {
      boolean local =
          with.stream().anyMatch(it -> it.contains("localhost") || it.contains("127.0.0.1"));
      add(local ? Risk.MODERATE : Risk.DANGEROUS, name);
    } else if (is("fetches", name, last)) {
      fetch(name, with, at);
    } else if (is("dangerous", name, last)) {
      add(Risk.DANGEROUS, name);
    } else if (is("moderate", name, last)) {
      add(Risk.MODERATE, name);
    }
  }

  /** What is read may leave in the address, or as what is sent. */
  private void fetch(String name, List<String> with, int at) {
    boolean changes = with.stream().anyMatch(it -> CHANGING.contains(it.toLowerCase(Locale.ROOT)));
    boolean local =
        with.stream().anyMatch(it -> it.contains("localhost") || it.contains("127.0.0.1"));
    boolean takes = !local
        && (holds(at + 1, "opens")
            || holds(at + 1, "reads")
            || inside(at + 1).stream().anyMatch(read::contains));
    if (changes || takes) {
      add(local ? Risk.MODERATE : Risk.DANGEROUS, name);
    }
  }

  /** The variables that hold what was read from a file. */
  private void noteWhatIsRead() {
    for (int i = 2; i < pieces.size(); i++) {
      String name = pieces.get(i);
      if (pieces.get(i - 1).equals("=")
          && !isText(name)
          && (is("opens", name, last(name)) || is("reads", name, last(name)))) {
        read.add(pieces.get(i - 2));
      }
    }
  }

  private boolean holds(int open, String group) {
    return inside(open).stream()
        .anyMatch(piece -> !isText(piece) && is(group, names.meant(piece), last(piece)));
  }

  /** What a shell is given is read, if it is written out. */
  private void shell(String name, List<String> with) {
    if (with.isEmpty()) {
      add(Risk.DANGEROUS, name + " of something unseen");
    } else if (with.size() == 1 || with.get(0).indexOf(' ') > 0) {
      carried(Executor.Kind.SHELL, with.get(0));
    } else {
      words(with);
    }
  }

  private void words(List<String> with) {
    ReadCall call = reader.read(Executor.of(Executor.Kind.SHELL), "", Map.of("args", with));
    found.addAll(CallRisk.of(call, places, reader));
  }

  private void carried(Executor.Kind kind, String text) {
    ReadCall call = reader.read(Executor.of(kind), "", Map.of("command", text));
    found.addAll(CallRisk.of(call, places, reader));
  }

  /** The texts between the brackets of a call, as far as they are written out. */
  private List<String> calledWith(int open) {
    return inside(open).stream()
        .filter(CodeRisk::isText)
        .map(CodeRisk::content)
        .limit(CALLED_WITH_MAX)
        .toList();
  }

  private List<String> inside(int open) {
    int depth = 0;
    int end = Math.min(pieces.size(), open + CALL_PIECES_MAX);
    for (int i = open; i < end; i++) {
      String piece = pieces.get(i);
      depth += piece.equals("(") ? 1 : piece.equals(")") ? -1 : 0;
      if (depth == 0) {
        return pieces.subList(open, i);
      }
    }
    return pieces.subList(open, end);
  }

  /** The first text that made what a call is made on: {@code Path("a").unlink()}. */
  private List<String> calledOn(int at) {
    int depth = 0;
    for (int i = at - 1; i >= Math.max(0, at - CALL_PIECES_MAX); i--) {
      String piece = pieces.get(i);
      depth += piece.equals(")") ? 1 : piece.equals("(") ? -1 : 0;
      if (depth == 0) {
        return piece.equals("(") ? calledWith(i).stream().limit(1).toList() : List.of();
      }
    }
    return List.of();
  }

  private static String last(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static boolean is(String group, String name, String last) {
    List<String> names = NAMES.of(group);
    return names.contains(name)
        || names.contains("*." + last)
        || names.stream().anyMatch(it -> it.indexOf('.') > 0 && name.endsWith("." + it));
  }

  private void add(Risk risk, String name) {
    if (risk != Risk.SAFE) {
      found.add(new Found(risk, "code: " + name));
    }
  }

  private static boolean isText(String piece) {
    return piece.charAt(0) == '"' || piece.charAt(0) == '\'' || piece.charAt(0) == '`';
  }

  private static String content(String piece) {
    int end = piece.length() > 1 && piece.charAt(piece.length() - 1) == piece.charAt(0)
        ? piece.length() - 1
        : piece.length();
    return piece.length() < 2 ? "" : piece.substring(1, Math.max(1, end));
  }
}
