package dev.cairn.engine;

import dev.cairn.log.EventCodec;
import dev.cairn.log.LogEvent;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The events of one context, looked up in its log. */
public final class LogReads {
  private static final int PAGE = 1_024;

  private final Memory memory;
  private final EventCodec codec;

  public LogReads(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.codec = codec;
  }

  /** The event at a position, if it is there and of this kind. */
  public <E> Optional<E> at(long position, Class<E> kind) {
    return at(position).map(Recorded::event).filter(kind::isInstance).map(kind::cast);
  }

  public Optional<LogEvent> event(long position) {
    return at(position).map(Recorded::event);
  }

  private Optional<Recorded> at(long position) {
    return memory.log().read(memory.name(), position, 1).stream().findFirst().map(codec::decode);
  }

  /** Every event up to a position, in order, read page by page. */
  public Iterable<Recorded> upTo(long head) {
    return () -> pages(head).iterator();
  }

  private Stream<Recorded> pages(long head) {
    return LongStream.iterate(1, from -> from <= head, from -> from + PAGE)
        .boxed()
        .flatMap(from -> page(from, head));
  }

  private Stream<Recorded> page(long from, long head) {
    List<StoredEvent> rows = memory.log().read(memory.name(), from, PAGE);
    return rows.stream().filter(row -> row.position() <= head).map(codec::decode);
  }
}
