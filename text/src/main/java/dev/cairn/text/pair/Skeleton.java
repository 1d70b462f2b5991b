package dev.cairn.text.pair;

import dev.cairn.text.pair.Statement.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * The form of a later sentence beside an earlier one: "= is fine now, + too". What both have becomes {@code =},
 * what is new {@code +}, so that a form learned from one subject is known in another.
 */
final class Skeleton {
  private static final int WORDS_MAX = 60;

  private Skeleton() {}

  static List<String> of(Overlap overlap) {
    List<String> bones = new ArrayList<>();
    bones.add("^");
    for (Word word : overlap.later().words()) {
      String bone = bone(word, overlap);
      // A run of new words is one.
      if (!bone.equals(bones.get(bones.size() - 1)) || !bone.equals("+")) {
        bones.add(bone);
      }
      if (bones.size() > WORDS_MAX) {
        break;
      }
    }
    bones.add("$");
    return bones;
  }

  private static String bone(Word word, Overlap overlap) {
    boolean shared = overlap.has(word);
    return switch (word.role()) {
      case FUNCTION, CUE, MARK -> word.token().key();
      case CONTENT -> shared ? "=" : word.capital() ? "+N" : "+";
      case NAME -> shared ? "=" : "+N";
      case NUMBER -> shared ? "=#" : "+#";
    };
  }
}
