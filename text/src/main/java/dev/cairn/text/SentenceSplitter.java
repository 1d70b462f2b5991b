package dev.cairn.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import dev.cairn.text.Sentence.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts a text into sentences and list items, in one pass over its lines. ICU finds the boundaries of
 * sentences; people also end them without a capital letter after the full stop, which ICU does not expect.
 */
public final class SentenceSplitter {
  /** A line at least this long without an end was wrapped, and goes on in the next. */
  private static final int WRAPPED_CHARS_MIN = 60;

  private static final int ITEM_NUMBER_CHARS_MAX = 4;

  private static final Set<String> ABBREVIATIONS = Set.copyOf(DataFile.lines("abbreviations.txt"));

  private final String text;
  private final List<Sentence> sentences = new ArrayList<>();
  private int block;
  /** The paragraph or item that is being read: from here to there, or nothing. */
  private int openStart = -1;

  private int openEnd;
  private Form openForm = Form.PROSE;

  private SentenceSplitter(String text) {
    this.text = text;
  }

  public static List<Sentence> split(String text) {
    SentenceSplitter splitter = new SentenceSplitter(text);
    splitter.lines();
    return splitter.sentences;
  }

  private void lines() {
    boolean fenced = false;
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      if (MarkdownLine.isFence(text, start, end)) {
        close();
        block++;
        fenced = !fenced;
      } else if (fenced) {
        whole(Form.CODE, MarkdownLine.of(text, start, end));
      } else {
        line(MarkdownLine.of(text, start, end));
      }
      start = end + 1;
    }
    close();
  }

  private void line(MarkdownLine line) {
    if (line.isBlank()) {
      close();
      block++;
      return;
    }
    if (openStart >= 0 && continues(line)) {
      openEnd = line.end();
      return;
    }
    close();
    switch (line.form()) {
      case CODE, TABLE, HEADING -> whole(line.form(), line);
      case PROSE, ITEM, QUOTED -> open(line.form(), line);
    }
  }

  /** Whether a line goes on with what the last one began: an item's indented lines, a wrapped sentence. */
  private boolean continues(MarkdownLine line) {
    boolean plain = line.form() == Form.PROSE || line.form() == Form.CODE;
    if (!plain || openForm == Form.QUOTED) {
      return false;
    }
    boolean wrapped = openEnd - lineStart(openEnd) >= WRAPPED_CHARS_MIN
        && !endsSentence(openEnd)
        && !Character.isUpperCase(text.charAt(line.start()));
    return wrapped || (openForm == Form.ITEM && line.indent() > 1);
  }

  private int lineStart(int at) {
    return Math.max(openStart, text.lastIndexOf('\n', at - 1) + 1);
  }

  private boolean endsSentence(int end) {
    return ".!?:;。！？：；".indexOf(text.charAt(end - 1)) >= 0;
  }

  private void open(Form form, MarkdownLine line) {
    if (form != openForm) {
      block++;
    }
    openForm = form;
    openStart = line.start();
    openEnd = line.end();
  }

  private void whole(Form form, MarkdownLine line) {
    if (!line.isBlank()) {
      openForm = form;
      add(form, line.start(), line.end());
    }
  }

  private void close() {
    if (openStart >= 0) {
      cut(openForm, openStart, openEnd);
      openStart = -1;
    }
  }

  private void cut(Form form, int start, int end) {
    // A line end inside is no end of a sentence: it was found above that the line goes on.
    String paragraph =
        withoutCode(text.substring(start, end).replace('\n', ' ').replace('\r', ' '));
    BreakIterator breaks = BreakIterator.getSentenceInstance(ULocale.ROOT);
    breaks.setText(paragraph);
    int from = 0;
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      if (to == paragraph.length() || !isAbbreviation(paragraph, from, to)) {
        byStops(form, start, paragraph, from, to);
        from = to;
      }
    }
    if (from < paragraph.length()) {
      byStops(form, start, paragraph, from, paragraph.length());
    }
  }

  /** Letters instead of what stands between backticks: no sentence ends inside of `#!/bin/sh`. */
  private static String withoutCode(String paragraph) {
    int open = paragraph.indexOf('`');
    if (open < 0) {
      return paragraph;
    }
    StringBuilder masked = new StringBuilder(paragraph);
    while (open >= 0) {
      int close = paragraph.indexOf('`', open + 1);
      for (int i = open + 1; i < close; i++) {
        masked.setCharAt(i, 'x');
      }
      open = close < 0 ? -1 : paragraph.indexOf('`', close + 1);
    }
    return masked.toString();
  }

  /** Cuts where a stop is followed by a space and a small letter, unless it ends an abbreviation. */
  private void byStops(Form form, int offset, String paragraph, int start, int end) {
    int from = start;
    for (int i = start + 1; i < end; i++) {
      boolean stop = Character.isWhitespace(paragraph.charAt(i))
          && ".!?…".indexOf(paragraph.charAt(i - 1)) >= 0
          && !isAbbreviation(paragraph, from, i);
      if (stop) {
        clauses(form, offset, paragraph, from, i);
        from = i;
      }
    }
    clauses(form, offset, paragraph, from, end);
  }

  private void clauses(Form form, int offset, String paragraph, int start, int end) {
    int pause =
        form == Form.PROSE ? start + AskingClause.pause(paragraph.substring(start, end)) : end;
    add(form, offset + start, offset + pause);
    add(form, offset + Math.min(end, pause + 1), offset + end);
  }

  /** Whether what ends there, apart from spaces, is "e.g.", "z.B.", "1." and the like. */
  private static boolean isAbbreviation(String paragraph, int from, int to) {
    int end = to;
    while (end > from && Character.isWhitespace(paragraph.charAt(end - 1))) {
      end--;
    }
    if (end == from || paragraph.charAt(end - 1) != '.') {
      return false;
    }
    int start = end - 1;
    while (start > from
        && !Character.isWhitespace(paragraph.charAt(start - 1))
        && paragraph.charAt(start - 1) != '(') {
      start--;
    }
    String last = Tokenizer.key(paragraph.substring(start, end));
    return ABBREVIATIONS.contains(last) || (start == from && isItemNumber(last));
  }

  private static boolean isItemNumber(String last) {
    return last.length() > 1
        && last.length() <= ITEM_NUMBER_CHARS_MAX
        && last.chars().limit(last.length() - 1L).allMatch(Character::isDigit);
  }

  private void add(Form form, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    if (from < to) {
      String written = text.substring(from, to);
      sentences.add(new Sentence(
          form == Form.CODE ? written : Markdown.plain(written), from, to, form, block));
    }
  }
}
