package dev.cairn.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Looks for words in the bytes of every file below a folder, whatever the file is. */
public final class WordsOnDisk {
  private WordsOnDisk() {}

  /** The files that hold any of the words, in capitals or not, each with the word. */
  public static List<String> in(Path folder, String... words) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .flatMap(file -> Stream.of(words)
              .filter(word -> holds(file, word))
              .map(word -> folder.relativize(file) + ": " + word))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean holds(Path file, String word) {
    try {
      String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
      return bytes.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
    } catch (IOException e) {
      // Gone since it was listed: it holds nothing any more.
      return false;
    }
  }
}
