package dev.cairn;

import dev.cairn.fault.CairnException;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.util.List;

/** The operations that append to the log. */
final class Writes {
  private final Memory memory;

  Writes(Memory memory) {
    this.memory = memory;
  }

  StartEpisode.Answer startEpisode(StartEpisode request, Writing writing) {
    return memory.record(new StartEpisodeWrite(memory.state(), request, writing));
  }

  Log.Answer log(Log request, Writing writing) {
    return memory.record(new LogWrite(memory.state(), request, writing, this::text));
  }

  EndEpisode.Answer endEpisode(EndEpisode request, Writing writing) {
    return memory.record(new EndEpisodeWrite(memory.state(), request, writing));
  }

  Configure.Answer configure(Configure request, Writing writing) {
    return memory.record(new ConfigureWrite(memory.state(), request, writing));
  }

  private String text(TextRef ref) {
    StoredText stored = memory.log().texts(memory.name(), List.of(ref.id())).get(ref.id());
    if (stored == null) {
      throw CairnException.notFound("text", "the words of this entry were erased");
    }
    return ref.resolve(stored);
  }
}
