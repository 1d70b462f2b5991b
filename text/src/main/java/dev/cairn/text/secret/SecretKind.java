package dev.cairn.text.secret;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import dev.cairn.text.DataFile;
import java.util.List;

/**
 * What secrets of one kind look like; a line of {@code kinds.txt}.
 *
 * @param literals one of them stands near every match
 * @param runMin how many characters without a blank stand around a literal at least; 0 if blanks may stand inside
 * @param entropyMin in bits a character; below it stands a name or a placeholder
 * @param group which part of a match is the secret; 0 is all of it, or group 1 where that took part
 */
record SecretKind(
    String name, List<String> literals, int runMin, double entropyMin, int group, Pattern pattern) {
  private static final int COLUMNS = 6;

  static List<SecretKind> shipped() {
    return DataFile.lines("secret/kinds.txt").stream().map(SecretKind::parse).toList();
  }

  private static SecretKind parse(String line) {
    String[] columns = line.split("\t", COLUMNS);
    if (columns.length < COLUMNS) {
      throw new IllegalStateException("secret/kinds.txt: a line lacks columns: " + line);
    }
    return new SecretKind(
        columns[0],
        List.of(columns[1].split(" ", -1)),
        Integer.parseInt(columns[2]),
        Double.parseDouble(columns[3]),
        Integer.parseInt(columns[4]),
        Pattern.compile(columns[5]));
  }

  /** The group of a match that is the secret. */
  int secretGroup(Matcher match) {
    return group == 0 && match.groupCount() > 0 && match.group(1) != null ? 1 : group;
  }
}
