package dev.cairn.engine.house;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Recorded;
import dev.cairn.log.Scrubber;
import dev.cairn.log.TextRef;
import dev.cairn.operation.HeldSecrets;
import dev.cairn.operation.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Finds the texts of a log that hold secrets: from before they were scrubbed, or imported. Changes nothing. */
public final class UnscrubbedTexts {
  private final Memory memory;
  private final LogReads log;
  private final TextReads texts;
  private final Scrubber scrubber;

  public UnscrubbedTexts(Memory memory, EventCodec codec, Scrubber scrubber) {
    this.memory = memory;
    this.log = new LogReads(memory, codec);
    this.texts = new TextReads(memory);
    this.scrubber = scrubber;
  }

  public HeldSecrets find(Progress progress) {
    long head = memory.freshen().position();
    List<HeldSecrets.Held> held = new ArrayList<>();
    long scanned = 0;
    for (Recorded recorded : log.upTo(head)) {
      for (TextRef ref : recorded.event().texts()) {
        scanned++;
        SortedMap<String, Long> kinds = scrubber.scrub(texts.of(ref).orElse("")).found();
        if (!kinds.isEmpty()) {
          held.add(new HeldSecrets.Held(recorded.position(), ref.id(), kinds));
        }
      }
      progress.at(recorded.position(), head);
    }
    return new HeldSecrets(scanned, held);
  }
}
