package dev.cairn.card.judge;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Keywords;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a statement says and the words it cites do not. */
final class AddedWords {
  /** Words by which a writer speaks about the user and the work, which add nothing. */
  private static final Set<String> NEUTRAL = Set.copyOf(DataFile.lines("neutral-words.txt"));

  private static final Set<Cues> STRONGER = EnumSet.of(Cues.DUTY, Cues.LASTING);

  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern EDGES = Pattern.compile("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$");

  /** Within a path, a host or an identifier these part nothing. */
  private static final String JOINING = "./@:-_\\";

  private final List<Token> tokens;
  private final Keywords theirs;
  private final Set<String> literally;
  private final Language language;
  private final String said;

  AddedWords(String said) {
    this.tokens = Tokenizer.tokens(said);
    this.theirs = Keywords.of(tokens);
    this.literally = tokens.stream().map(Token::key).collect(Collectors.toSet());
    this.language = Language.of(tokens);
    this.said = Tokenizer.key(said);
  }

  /** Content words that are there in no plain form, and names and numbers that are not there literally. */
  List<String> of(Wording statement) {
    Keywords ours = statement.keywords();
    // "Do it" has no word that could be missed; only who said so himself stands behind it.
    if (ours.stems().isEmpty() && !said.contains(Tokenizer.key(statement.statement()))) {
      return List.of(statement.statement());
    }
    return Stream.concat(words(ours), literals(statement)).distinct().toList();
  }

  /** The share of its content words that are there. */
  double shareOf(Wording statement) {
    return statement.keywords().shareIn(theirs.stems());
  }

  /** Names and numbers that are not there literally, and proper names that are in no word there. */
  List<String> literalsOf(Wording statement) {
    Stream<String> proper = ProperNames.of(statement.statement()).stream()
        .filter(name -> !said.contains(Tokenizer.key(name)));
    return Stream.concat(literals(statement), proper).distinct().toList();
  }

  /** Words that make a duty, or one for good, of what is said without any. */
  List<String> strongerThan(Wording statement) {
    List<Token> ours = Tokenizer.tokens(statement.statement());
    Set<Cues> missing = EnumSet.copyOf(STRONGER);
    missing.removeAll(Cues.in(tokens, STRONGER));
    List<String> added = new ArrayList<>();
    for (int at = 0; at < ours.size(); ) {
      int from = at;
      int length = missing.stream().mapToInt(cue -> cue.at(ours, from)).max().orElse(0);
      if (length > 0) {
        added.add(ours.subList(at, at + length).stream()
            .map(Token::text)
            .collect(Collectors.joining(" ")));
      }
      at += Math.max(1, length);
    }
    return added;
  }

  private Stream<String> words(Keywords ours) {
    return ours.words().stream()
        .filter(word -> !NEUTRAL.contains(word) && !literally.contains(word))
        .filter(word -> !theirs.stems().contains(language.stem(word)))
        .filter(word -> Keywords.of(word).shareIn(theirs.stems()) < 1);
  }

  private Stream<String> literals(Wording statement) {
    Keywords ours = statement.keywords();
    List<String> stated =
        SPACES.splitAsStream(Tokenizer.key(statement.statement())).toList();
    return Stream.of(ours.names(), ours.numbers())
        .flatMap(List::stream)
        .filter(name -> !isLiteral(Tokenizer.key(name)) && !isPart(Tokenizer.key(name), stated));
  }

  /** Whether it is stated only as part of longer names, such as {@code 77} in {@code web-77}, and these are there. */
  private boolean isPart(String name, List<String> stated) {
    List<String> whole = stated.stream()
        .filter(run -> run.contains(name))
        .map(run -> EDGES.matcher(run).replaceAll(""))
        .toList();
    return !whole.isEmpty() && whole.stream().allMatch(this::isLiteral);
  }

  /** Whether it stands there whole: {@code evil.example} is not in {@code no-evil.example.org}. */
  private boolean isLiteral(String name) {
    for (int at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
      if (isBorder(at - 1, -1) && isBorder(at + name.length(), 1)) {
        return true;
      }
    }
    return name.isEmpty();
  }

  private boolean isBorder(int at, int step) {
    if (at < 0 || at >= said.length()) {
      return true;
    }
    char c = said.charAt(at);
    int beyond = at + step;
    boolean joins = JOINING.indexOf(c) >= 0
        && beyond >= 0
        && beyond < said.length()
        && Character.isLetterOrDigit(said.charAt(beyond));
    // "1" is not in "1,204".
    boolean figures =
        c == ',' && beyond >= 0 && beyond < said.length() && Character.isDigit(said.charAt(beyond));
    return !joins && !figures && !isSpaced(c);
  }

  /** A letter of a script that parts its words by spaces, or a digit. */
  private static boolean isSpaced(char c) {
    return Character.isLetterOrDigit(c) && !Character.isIdeographic(c);
  }
}
