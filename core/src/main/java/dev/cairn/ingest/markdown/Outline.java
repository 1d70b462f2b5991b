package dev.cairn.ingest.markdown;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A document cut at its headings.
 *
 * @param sections in the order of the text; the first is what stands before any heading
 */
public record Outline(List<Section> sections) {
  public Outline {
    sections = List.copyOf(sections);
  }

  /**
   * One section with what stands between its heading and the next, whatever that one's level.
   *
   * @param parent place of the section it is nested in; the first section is its own
   * @param level of its heading, 1 to 6; 0 for the first
   * @param slug its name in links, unique in the document; empty for the first
   * @param text the beginning of what it says
   * @param links where its links lead, as written, in order
   */
  public record Section(
      int parent, int level, String title, String slug, String text, List<String> links) {
    public Section {
      links = List.copyOf(links);
    }
  }

  /** Reads any text; a document cut into more than so many sections is nothing anybody wrote. */
  public static Optional<Outline> read(String markdown, int sectionsMax, int textMax) {
    return read(new Tape(markdown), sectionsMax, textMax);
  }

  static Optional<Outline> read(Tape tape, int sectionsMax, int textMax) {
    Blocks blocks = new Blocks(tape, sectionsMax);
    if (!blocks.read()) {
      return Optional.empty();
    }
    Slugs slugs = new Slugs();
    List<Section> sections = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (Blocks.Part part : blocks.parts()) {
      // A heading closes every section of its own level or below. The first, of level 0, stays
      // open.
      while (!open.isEmpty() && sections.get(open.peek()).level() >= part.level()) {
        open.pop();
      }
      int parent = open.isEmpty() ? 0 : open.peek();
      open.push(sections.size());
      sections.add(section(tape, blocks, part, parent, slugs, textMax));
    }
    return Optional.of(new Outline(sections));
  }

  private static Section section(
      Tape tape, Blocks blocks, Blocks.Part part, int parent, Slugs slugs, int textMax) {
    Inlines heading = Inlines.read(tape.with(part.heading()), blocks.references());
    List<String> links = new ArrayList<>(heading.links());
    for (String block : part.blocks()) {
      links.addAll(Inlines.read(tape.with(block), blocks.references()).links());
    }
    String title = heading.plain().strip();
    String slug = part.level() == 0 ? "" : slugs.next(title);
    return new Section(parent, part.level(), title, slug, text(tape, part, textMax), links);
  }

  private static String text(Tape tape, Blocks.Part part, int most) {
    int end = Math.min(part.end(), part.start() + most);
    // A character beyond the basic plane is two chars; half of one is no text.
    boolean splits = end < part.end() && Character.isLowSurrogate(tape.at(end));
    return tape.cut(part.start(), splits ? end - 1 : end).strip();
  }
}
