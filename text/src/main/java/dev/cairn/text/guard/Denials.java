package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an action says is left out or not there: "skip the tag", "no review yet", "lints not run". A word is denied
 * by a cue before it in the same segment, or behind it if nothing follows the cue.
 */
final class Denials {
  private static final String BORDERS = ".;,:()[]!?…。；：，、！？（）|";
  private static final String FREE = "free";

  private final Set<String> affirmed = new HashSet<>();

  /** Every denied stem, with the stem of the cue that denies it. */
  private final Map<String, String> denied = new HashMap<>();

  private final List<Token> tokens;
  private final boolean[] content;
  private final Language language;

  Denials(List<Token> tokens, Language language) {
    this.tokens = tokens;
    this.language = language;
    this.content = Terms.content(tokens, language);
    int start = 0;
    for (int i = 0; i <= tokens.size(); i++) {
      if (i == tokens.size() || isBorder(tokens.get(i))) {
        segment(start, i);
        start = i + 1;
      }
    }
    denied.keySet().removeAll(affirmed);
  }

  private static boolean isBorder(Token token) {
    return token.isMark() && BORDERS.indexOf(token.text().charAt(0)) >= 0;
  }

  private void segment(int from, int to) {
    List<String> before = new ArrayList<>();
    String cue = "";
    boolean after = false;
    for (int i = from; i < to; i++) {
      int length = cueAt(i);
      if (length > 0) {
        cue = Terms.stem(tokens.get(i).key(), language);
        i += length - 1;
      } else if (content[i] && !RuleItems.isGeneric(tokens.get(i), language)) {
        List<String> stems = Terms.of(tokens.get(i), language);
        if (cue.isEmpty() && !isFree(i + 1, to)) {
          before.addAll(stems);
        } else {
          after = true;
          for (String stem : stems) {
            denied.put(stem, cue);
          }
        }
      }
    }
    if (!cue.isEmpty() && !after) {
      for (String stem : before) {
        denied.put(stem, cue);
      }
    } else {
      affirmed.addAll(before);
    }
  }

  /** "Dairy-free" denies what stands before. */
  private boolean isFree(int at, int to) {
    int next = at < to && tokens.get(at).isMark() ? at + 1 : at;
    return next < to && tokens.get(next).key().equals(FREE);
  }

  private int cueAt(int at) {
    if (tokens.get(at).isName()) {
      return 0;
    }
    return Math.max(Cues.NEGATION.at(tokens, at), GuardWords.DENIES.at(tokens, at));
  }

  boolean isEmpty() {
    return denied.isEmpty();
  }

  /** Whether one of the stems is denied, and not by a word that the rule itself uses. */
  boolean denies(List<String> stems, Set<String> ruleStems) {
    for (String stem : stems) {
      String cue = denied.get(stem);
      if (cue != null && (cue.isEmpty() || !ruleStems.contains(cue))) {
        return true;
      }
    }
    return false;
  }
}
