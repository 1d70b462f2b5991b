package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Checks properties of the source itself, so that review can talk about ideas. */
@DisplayName("The sources are tidy")
class TidyTest {
  private static final int FILE_LINES_MAX = 500;
  private static final int METHOD_LINES_MAX = 70;

  /** Where the defaults are wired, and so the one file of core that may name a real clock. */
  private static final Set<String> MAY_NAME_THE_CLOCK =
      Set.of("core/src/main/java/dev/cairn/Settings.java");

  private static final Pattern CLOCK_OR_CHANCE = Pattern.compile(
      "\\b(?:(?:Instant|LocalDate|LocalTime|LocalDateTime|OffsetDateTime|ZonedDateTime|Year)\\.now\\("
          + "|System\\.currentTimeMillis|(?:System\\.)?nanoTime\\(|new Date\\("
          + "|Clock\\.(?:system|tick)\\w*|InstantSource\\.system"
          + "|Math\\.random|new Random\\(|new SplittableRandom\\(|SecureRandom\\("
          + "|ThreadLocalRandom|RandomGenerator\\.(?:of|getDefault)\\(|UUID\\.randomUUID)");

  /** A number as the code writes it. Hexadecimal and binary ones are codes, not tunables. */
  private static final Pattern NUMBER = Pattern.compile(
      "(?<![\\w.])(?:\\d[\\d_]*\\.?[\\d_]*|\\.\\d[\\d_]*)(?:[eE][+-]?\\d+)?[lLfFdD]?\\b");

  private static final Set<String> FREE_NUMBERS = Set.of("0", "1", "2", "0L", "1L", "0.0", "1.0");
  private static final Pattern ROOMS_WITHOUT_NUMBERS =
      Pattern.compile("core/src/main/java/dev/cairn/(?:search|card|decide)/.*");

  private static final Pattern EMPTY_NAME = Pattern.compile(
      "\\b(?:class|interface|record|enum)\\s+\\w*(?:Manager|Helper|Util|Utils|Impl)(?![a-z])\\w*");

  /** Written in pieces, or this file would find itself. */
  private static final Pattern UNFINISHED = Pattern.compile("\\b(?:TO" + "DO|FIX" + "ME)\\b");

  private static final Pattern OF_ONE_MACHINE = Pattern.compile(
      "(?<![\\w.~)}])/(?:work|home|root)/\\w" // absolute paths
          + "|\\b(?:repo1?\\.maven\\.|registry\\.npmjs\\.|files\\.pythonhosted\\.|pypi\\.org"
          + "|proxy\\.golang\\.|static\\.crates\\.|index\\.crates\\.|artifact(?:ory)|jfrog\\.)");

  private final List<SourceFile> sources = SourceFile.all();

  @Test
  void noFileIsLongerThanABook() {
    assertThat(sources.stream().filter(file -> file.lines() > FILE_LINES_MAX))
        .as("files over %d lines: cut them along a seam", FILE_LINES_MAX)
        .extracting(file -> file.path() + " has " + file.lines() + " lines")
        .isEmpty();
  }

  @Test
  void noMethodIsLongerThanAScreen() {
    assertNone(
        "methods over " + METHOD_LINES_MAX + " lines: name their parts",
        file -> true,
        file -> file.methodsLongerThan(METHOD_LINES_MAX));
  }

  @Test
  void everyRoomHasADoorplate() {
    Set<String> rooms = new TreeSet<>();
    Set<String> doorplates = new TreeSet<>();
    for (SourceFile file : sources) {
      if (!file.isMain()) continue;
      rooms.add(file.folder());
      if (file.path().endsWith("/package-info.java") && file.text().contains("/**")) {
        doorplates.add(file.folder());
      }
    }
    rooms.removeAll(doorplates);
    assertThat(rooms)
        .as("packages without a package-info.java that says what happens there")
        .isEmpty();
  }

  @Test
  void timeAndChanceComeThroughTheDoor() {
    assertNone(
        "ambient clock or chance in core: take an InstantSource or a RandomGenerator instead",
        file ->
            file.path().startsWith("core/src/main/") && !MAY_NAME_THE_CLOCK.contains(file.path()),
        file -> file.findInCode(CLOCK_OR_CHANCE));
  }

  @Test
  void numbersLiveInPolicy() {
    assertNone(
        "numbers outside policy: give them a name, a source and a default in a policy record",
        file -> ROOMS_WITHOUT_NUMBERS.matcher(file.path()).matches(),
        file -> file.findInCode(NUMBER).stream()
            .filter(found -> !FREE_NUMBERS.contains(found.substring(found.lastIndexOf(' ') + 1)))
            .toList());
  }

  @Test
  void namesSayWhatAThingIs() {
    assertNone(
        "names that say nothing (Manager, Helper, Util, Impl)",
        file -> true,
        file -> file.findInCode(EMPTY_NAME));
  }

  @Test
  void nothingSpeaksOfOneMachine() throws Exception {
    assertThat(findInTracked(OF_ONE_MACHINE))
        .as("paths of one machine, or addresses of package registries")
        .isEmpty();
  }

  @Test
  void nothingIsLeftForLater() throws Exception {
    assertThat(findInTracked(UNFINISHED)).as("marks of unfinished work").isEmpty();
  }

  private void assertNone(
      String what, Predicate<SourceFile> where, Function<SourceFile, List<String>> find) {
    assertThat(sources.stream().filter(where).flatMap(file -> find.apply(file).stream()))
        .as(what)
        .isEmpty();
  }

  /** Matches in every text file that is in the repository or about to be. */
  private static List<String> findInTracked(Pattern pattern) throws Exception {
    List<String> found = new ArrayList<>();
    for (String name : tracked()) {
      Path file = SourceFile.root().resolve(name);
      if (!Files.isRegularFile(file)) continue;
      int number = 0;
      for (String line : textLines(file)) {
        number++;
        Matcher matcher = pattern.matcher(line);
        if (matcher.find()) found.add(name + ":" + number + ": " + matcher.group());
      }
    }
    return found;
  }

  /** The lines of a text file, or none if its bytes are not text. */
  private static List<String> textLines(Path file) throws IOException {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException binary) {
      return List.of();
    }
  }

  private static List<String> tracked() throws Exception {
    Path root = SourceFile.root();
    assumeTrue(Files.exists(root.resolve(".git")), "not a git checkout");
    Process git = new ProcessBuilder(
            "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        .directory(root.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(git.waitFor()).as("exit code of git ls-files").isZero();
    return Pattern.compile("\0").splitAsStream(names).collect(Collectors.toList());
  }
}
