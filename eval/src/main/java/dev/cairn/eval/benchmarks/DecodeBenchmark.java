package dev.cairn.eval.benchmarks;

import dev.cairn.log.EventCodec;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredEvent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** An event from its stored bytes, beside a walk over the same bytes as JSON tokens. */
@State(Scope.Thread)
public class DecodeBenchmark {
  private final EventCodec codec = new EventCodec();
  private final StoredEvent event = Sample.event(codec);
  private final JsonMapper mapper = JsonMapper.builder().build();

  @Benchmark
  public Recorded ours() {
    return codec.decode(event);
  }

  @Benchmark
  public int bare() {
    int tokens = 0;
    try (JsonParser parser = mapper.createParser(event.payload().array())) {
      while (parser.nextToken() != null) {
        tokens++;
      }
    }
    return tokens;
  }
}
