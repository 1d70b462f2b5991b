package dev.cairn.ingest;

import dev.cairn.fault.CairnException;
import dev.cairn.ingest.markdown.Outline;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A text as its structure: a node for the document and for each section, what contains what, what follows
 * what, and where its links lead. It says all there is to say of the document, so a section that is gone
 * from the text goes from the graph.
 */
public final class DocumentAdapter implements Adapter {
  private static final String NAME = "document";
  private static final String MARKDOWN = "text/markdown";
  private static final String PLAIN = "text/plain";
  private static final int SECTIONS_MAX = 10_000;

  /** How much of a section's own text its node keeps: enough to find it by, as the text has its own place. */
  private static final int TEXT_MAX = 4_000;

  private static final int TITLE_MAX = 500;

  /** Leaves room in an id for the name of a section. */
  private static final int URI_MAX = 400;

  @Override
  public String id() {
    return NAME;
  }

  @Override
  public String kind() {
    return NAME;
  }

  @Override
  public Emission emit(Map<String, Object> data) {
    Input input = Input.of(data, "uri", "text", "media_type");
    String uri = uri(input);
    String text = input.text("text");
    String mediaType = input.optionalText("media_type").orElse(MARKDOWN);
    return switch (mediaType) {
      case MARKDOWN -> markdown(uri, text);
      case PLAIN -> plain(uri, text);
      default ->
        throw Input.invalid(
            "media_type",
            "is unknown: " + Shown.of(mediaType) + "; known: " + MARKDOWN + ", " + PLAIN);
    };
  }

  private static String uri(Input input) {
    String uri = input.key("uri");
    if (uri.codePointCount(0, uri.length()) > URI_MAX) {
      throw Input.invalid("uri", "is longer than " + URI_MAX + " characters: " + Shown.of(uri));
    }
    if (uri.indexOf('#') >= 0) {
      throw Input.invalid(
          "uri", "names a part of a document; leave out what begins with '#': " + Shown.of(uri));
    }
    return uri;
  }

  private static Emission plain(String uri, String text) {
    long paragraphs = 0;
    boolean inParagraph = false;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      paragraphs += !line.isBlank() && !inParagraph ? 1 : 0;
      inParagraph = !line.isBlank();
    }
    SortedMap<String, Object> properties = new TreeMap<>();
    properties.put("media_type", PLAIN);
    properties.put("paragraphs", paragraphs);
    properties.put("text", shortened(text, TEXT_MAX));
    Gathering gathering = new Gathering();
    gathering.node(NAME, DocumentGraph.node("doc:" + uri, NAME, properties));
    return gathering.emission(NAME, Optional.of("doc:" + uri));
  }

  private static Emission markdown(String uri, String text) {
    Outline outline = Outline.read(text, SECTIONS_MAX, TEXT_MAX)
        .orElseThrow(() -> CairnException.invalid(
            "data.text",
            "text has more than " + SECTIONS_MAX + " sections; ingest it in several documents"));
    DocumentGraph graph = new DocumentGraph(uri, outline.sections());
    graph.document(documentProperties(outline.sections()));
    for (int i = 1; i < outline.sections().size(); i++) {
      graph.section(i, sectionProperties(outline.sections().get(i)));
    }
    graph.links();
    return graph.emission(NAME);
  }

  private static SortedMap<String, Object> documentProperties(List<Outline.Section> sections) {
    SortedMap<String, Object> properties = new TreeMap<>();
    properties.put("media_type", MARKDOWN);
    if (sections.size() > 1) {
      properties.put("title", shortened(sections.get(1).title(), TITLE_MAX));
    }
    properties.put("text", sections.get(0).text());
    return properties;
  }

  private static SortedMap<String, Object> sectionProperties(Outline.Section section) {
    SortedMap<String, Object> properties = new TreeMap<>();
    properties.put("title", shortened(section.title(), TITLE_MAX));
    properties.put("level", (long) section.level());
    properties.put("text", section.text());
    return properties;
  }

  private static String shortened(String text, int most) {
    int end = Math.min(text.length(), most);
    boolean splits = end < text.length() && Character.isLowSurrogate(text.charAt(end));
    return text.substring(0, splits ? end - 1 : end).strip();
  }
}
