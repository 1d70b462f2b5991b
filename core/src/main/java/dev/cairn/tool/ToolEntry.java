package dev.cairn.tool;

import dev.cairn.index.Bag;
import dev.cairn.log.ToolWrite;
import dev.cairn.tool.flow.Ports;
import dev.cairn.tool.predict.Candidate;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One tool, read: what it says of itself, as words and as the text that is placed by its meaning.
 *
 * @param meaning what the embedding model is given: the server and the name in words, the description
 */
record ToolEntry(
    ToolWrite write,
    String description,
    String meaning,
    Bag nameWords,
    Bag descriptionWords,
    Bag parameterWords,
    Bag serverWords,
    Bag allWords,
    Ports ports,
    String parameters) {
  private static final Pattern HUMP = Pattern.compile("([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])");
  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

  static ToolEntry of(ToolWrite write, Optional<String> definition) {
    Definition said = Definition.read(definition);
    Bag name = Bag.of(write.name());
    Bag description = Bag.of(said.title() + "\n" + said.description());
    Bag parameters = Bag.of(Parameters.words(said.inputSchema()));
    Bag server = Bag.of(write.server());
    return new ToolEntry(
        write,
        said.description(),
        spelt(write.server()) + " " + spelt(write.name()) + ": " + said.description(),
        name,
        description,
        parameters,
        server,
        Bag.of(name, description, parameters, server),
        Ports.of(write.name(), said.inputSchema(), said.outputSchema()),
        Parameters.words(said.inputSchema()));
  }

  Candidate candidate() {
    return new Candidate(
        write.tool().toString(), write.server(), write.name(), description, parameters);
  }

  /** A model reads words; {@code createIssue} it has never seen. */
  static String spelt(String name) {
    String parted = HUMP.matcher(name).replaceAll("$1$3 $2$4");
    return SEPARATORS.matcher(parted).replaceAll(" ").strip();
  }
}
