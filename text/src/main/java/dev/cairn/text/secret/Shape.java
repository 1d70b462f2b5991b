package dev.cairn.text.secret;

import java.util.Arrays;

/** What a value is made of. */
final class Shape {
  int letters;
  int digits;
  int marks;

  /** How often letters, capitals and digits follow each other. */
  int changes;

  int words;
  private boolean named = true;

  static Shape of(String value) {
    Shape shape = new Shape();
    int before = -1;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      int sort = Character.isDigit(c) ? 2 : Character.isUpperCase(c) ? 1 : 0;
      if (Character.isLetter(c)) shape.letters++;
      else if (Character.isDigit(c)) shape.digits++;
      else shape.marks++;
      if (before >= 0 && sort != before) shape.changes++;
      before = sort;
    }
    shape.countWords(value);
    return shape;
  }

  /** Words joined by hyphens and the like, perhaps with a number: {@code db-main-2}, {@code MyTokenStore}. */
  private void countWords(String value) {
    String[] parts = value.split("[-_./:@ ]|(?<=[a-z])(?=[A-Z])", -1);
    words = parts.length;
    named = Arrays.stream(parts).allMatch(part -> part.matches("[A-Za-z]{2,}s?|\\d{1,2}|v\\d|"));
    double mean = words == 0 ? 0 : (double) value.length() / words;
    named = named && mean >= 4;
  }

  boolean isWords() {
    return named;
  }
}
