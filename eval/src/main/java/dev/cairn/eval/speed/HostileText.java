package dev.cairn.eval.speed;

import java.util.Locale;

/** Texts nobody writes and somebody pastes. */
enum HostileText {
  /** No line break and no end of a sentence anywhere. */
  ONE_LINE {
    @Override
    String piece(int number) {
      return "never use tabs in file" + number % 1_000 + " and always run make, ";
    }
  },
  /** Ten thousand items are a million characters. */
  LIST_ITEMS {
    @Override
    String piece(int number) {
      String item =
          "- " + number + " Always write the name of the team before the number of the ticket";
      return item + ".".repeat(ITEM_CHARS - 1 - item.length()) + "\n";
    }
  },
  /** Scripts without spaces, from right to left, with marks of their own and beyond the first plane. */
  MIXED_SCRIPTS {
    @Override
    String piece(int number) {
      return "今後は必ずテストを書いて。Никогда не пиши שלום عالم 🙂🙂 e\u0301e\u0301 always" + number % 100
          + " use ";
    }
  };

  private static final int ITEM_CHARS = 100;

  abstract String piece(int number);

  /** A text of exactly so many characters. */
  String ofChars(int chars) {
    StringBuilder text = new StringBuilder(chars);
    for (int number = 0; text.length() < chars; number++) {
      text.append(piece(number));
    }
    text.setLength(chars);
    return text.toString();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
