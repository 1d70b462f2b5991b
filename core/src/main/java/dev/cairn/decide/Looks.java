package dev.cairn.decide;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/** What a text looks like to someone who does not look closely: one plain character for each of its own. */
final class Looks {
  /** Signs that look like the last one of their group, and that no normal form makes it. */
  private static final String ALIKE =
      "аɑαᴀ:a еεᴇ:e оο0ᴏ:o рρ:p сϲᴄ:c уγ:y хχ:x іιı:i ѕꜱ:s ԁᴅ:d һʜ:h ј:j ӏιʟ:l мᴍ:m тτᴛ:t ɴп:n вβ:b υυᴜսц:u"
          + " ʀг:r ⁄∕:/ ⟨‹〈:< ⟩›〉:> ∣ǀ│¦:| ׃∶꞉ː:: κк:k ν:v ո:n ց:g ‐‑‒–—−:- 【〔⟦❲⁅「:[ 】〕⟧❳⁆」:]";

  private static final Map<Character, Character> LOOKS = looks();

  private Looks() {}

  /** One character for one, so that places stay what they are. */
  static String of(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      seen.append(plain(text.charAt(i)));
    }
    return seen.toString();
  }

  private static char plain(char c) {
    if (c < 0x80) {
      return Character.toLowerCase(c);
    }
    if (Character.isSpaceChar(c)) {
      return ' ';
    }
    char lower = Character.toLowerCase(c);
    Character known = LOOKS.get(lower);
    if (known != null) {
      return known;
    }
    // Full width, circled and other dressed-up letters.
    String normal = Normalizer.normalize(String.valueOf(lower), Normalizer.Form.NFKD);
    char first = Character.toLowerCase(normal.charAt(0));
    return LOOKS.getOrDefault(first, first);
  }

  private static Map<Character, Character> looks() {
    Map<Character, Character> looks = new HashMap<>();
    for (String group : ALIKE.split(" ", -1)) {
      char latin = group.charAt(group.length() - 1);
      for (int i = 0; i < group.length() - 2; i++) {
        looks.put(group.charAt(i), latin);
      }
    }
    return Map.copyOf(looks);
  }
}
