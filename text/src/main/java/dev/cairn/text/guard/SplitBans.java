package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.List;

/** Turns of phrase that say no around the thing they speak of: "leave … alone", "keep … out". */
final class SplitBans {
  private static final List<SplitBans> ALL = new ArrayList<>();

  static {
    for (String line : DataFile.lines("guard/split-bans.txt")) {
      int gap = line.indexOf('…');
      ALL.add(
          new SplitBans(line.substring(0, gap).strip(), line.substring(gap + 1).strip()));
    }
  }

  private final Lexicon first;
  private final Lexicon second;

  private SplitBans(String first, String second) {
    this.first = Lexicon.of(List.of(first));
    this.second = Lexicon.of(List.of(second));
  }

  static boolean occurIn(List<Token> tokens) {
    return ALL.stream().anyMatch(each -> each.isIn(tokens));
  }

  private boolean isIn(List<Token> tokens) {
    boolean begun = false;
    for (int i = 0; i < tokens.size(); i++) {
      if (begun && second.at(tokens, i) > 0) {
        return true;
      }
      begun |= first.at(tokens, i) > 0;
    }
    return false;
  }
}
