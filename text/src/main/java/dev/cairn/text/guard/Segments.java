package dev.cairn.text.guard;

import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The steps of an action, each with its stems in order: a clause of what is said, a command, a statement, the path with
 * what is newly written. Words scattered over many steps say less than words of one step.
 */
final class Segments {
  private static final int SEGMENTS_MAX = 24;
  private static final int STEMS_MAX = 120;
  private static final int LINE_CHARS_MAX = 2_000;
  private static final String BORDERS = ".;,:()[]!?…。；：，、！？（）|";

  /**
   * One step.
   *
   * @param places where each stem stands first
   * @param acts what it does
   */
  record Segment(Map<String, Integer> places, BitSet acts) {}

  private final List<Segment> all = new ArrayList<>();

  Segments(ReadCall call, List<Token> tokens, Language language) {
    for (Command command : call.commands()) {
      List<String> stems = new ArrayList<>();
      Aliases.expand(command).forEach(word -> Terms.split(clip(word), stems));
      command.writes().forEach(path -> Terms.split(clip(path), stems));
      add(stems, Acts.all().of(command));
    }
    for (SqlStatement statement : call.statements()) {
      List<String> stems = new ArrayList<>();
      Terms.split(clip(statement.text()), stems);
      add(stems, new BitSet());
    }
    said(tokens, language);
    written(call);
  }

  private void said(List<Token> tokens, Language language) {
    boolean[] content = Terms.content(tokens, language);
    List<String> stems = new ArrayList<>();
    BitSet acts = new BitSet();
    for (int i = 0; i < tokens.size() && all.size() < SEGMENTS_MAX; i++) {
      Token token = tokens.get(i);
      if (token.isMark() && BORDERS.indexOf(token.text().charAt(0)) >= 0) {
        add(stems, acts);
        stems = new ArrayList<>();
        acts = new BitSet();
      } else if (!token.isMark()) {
        if (content[i]) {
          stems.addAll(Terms.of(token, language));
        }
        acts.or(Acts.all().at(tokens, i));
      }
    }
    add(stems, acts);
  }

  private void written(ReadCall call) {
    List<String> path = new ArrayList<>();
    call.paths().stream().limit(1).forEach(each -> Terms.split(clip(each), path));
    List<String> lines = call.added().lines().limit(SEGMENTS_MAX).toList();
    for (String line : lines) {
      List<String> stems = new ArrayList<>(path);
      Terms.split(clip(line), stems);
      add(stems, new BitSet());
    }
    if (lines.isEmpty() && call.commands().isEmpty()) {
      Acts.toolWords(call.tool()).forEach(word -> path.add(Terms.stem(word, Language.ENGLISH)));
      add(path, new BitSet());
    }
  }

  private void add(List<String> stems, BitSet acts) {
    if (stems.isEmpty() || all.size() >= SEGMENTS_MAX) {
      return;
    }
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < stems.size() && i < STEMS_MAX; i++) {
      places.putIfAbsent(stems.get(i), i);
    }
    all.add(new Segment(places, acts));
  }

  private static String clip(String text) {
    return text.substring(0, Math.min(text.length(), LINE_CHARS_MAX));
  }

  List<Segment> all() {
    return all;
  }
}
