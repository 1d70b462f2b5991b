package dev.cairn.eval.attack.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** All files below a folder as they were at one moment, to be searched byte by byte whatever they are. */
final class FolderBytes {
  private final List<File> files = new ArrayList<>();

  /** Latin letters in lower case, every other byte as it is. */
  private record File(String name, String bytes) {}

  static FolderBytes below(Path folder) {
    FolderBytes all = new FolderBytes();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        all.read(folder.relativize(path).toString(), path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  private void read(String name, Path path) throws IOException {
    try {
      files.add(new File(name, lower(Files.readAllBytes(path))));
    } catch (NoSuchFileException e) {
      // Gone since it was listed: it holds nothing any more.
    }
  }

  /** A file that holds the word, in capitals or not, as text or as the two bytes a character that Java keeps. */
  Optional<String> holding(String word) {
    List<String> wanted = List.of(
        lower(word.getBytes(StandardCharsets.UTF_8)),
        lower(word.getBytes(StandardCharsets.UTF_16LE)));
    return files.stream()
        .filter(file -> wanted.stream().anyMatch(file.bytes()::contains))
        .map(File::name)
        .findFirst();
  }

  private static String lower(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
  }
}
