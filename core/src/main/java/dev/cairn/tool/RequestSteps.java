package dev.cairn.tool;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A request and its steps. Somebody who asks for a file to be read and sent by mail needs two tools, and to
 * the whole sentence neither is very near; to its half each is.
 */
public final class RequestSteps {
  private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+|\\n+|(?<=[。！？；])");

  /** What joins one thing to be done to the next. Of other languages only the punctuation is known. */
  private static final Pattern JOINT = Pattern.compile(
      ",?\\s+(?:and then|then|and also|and)\\s+|,\\s+|\\s+(?:so that|in order to|because|while|before|after)\\s+",
      Pattern.CASE_INSENSITIVE);

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** A clause shorter than this is half a thought and stays with its neighbour. */
  private static final int CLAUSE_WORDS_MIN = 4;

  private static final int STEP_WORDS_MIN = 2;

  private RequestSteps() {}

  /** The whole request first, then its sentences, then their clauses; at most so many, none twice. */
  public static List<String> of(String request, int most) {
    Set<String> steps = new LinkedHashSet<>();
    steps.add(request);
    List<String> sentences = parts(SENTENCE, request);
    sentences.forEach(sentence -> add(steps, sentence));
    sentences.forEach(sentence -> clauses(sentence).forEach(clause -> add(steps, clause)));
    return steps.stream().limit(most).toList();
  }

  private static void add(Set<String> steps, String step) {
    if (words(step) >= STEP_WORDS_MIN) {
      steps.add(step);
    }
  }

  private static List<String> clauses(String sentence) {
    List<String> clauses = new ArrayList<>();
    String open = "";
    for (String part : parts(JOINT, sentence)) {
      if (!open.isEmpty() && words(open) < CLAUSE_WORDS_MIN) {
        open = open + " " + part;
      } else {
        if (!open.isEmpty()) {
          clauses.add(open);
        }
        open = part;
      }
    }
    if (words(open) < CLAUSE_WORDS_MIN && !clauses.isEmpty()) {
      clauses.add(clauses.remove(clauses.size() - 1) + " " + open);
    } else if (!open.isEmpty()) {
      clauses.add(open);
    }
    return clauses;
  }

  private static List<String> parts(Pattern boundary, String text) {
    return boundary
        .splitAsStream(text)
        .map(String::strip)
        .filter(it -> !it.isEmpty())
        .toList();
  }

  private static int words(String text) {
    return text.isEmpty() ? 0 : SPACES.split(text).length;
  }
}
