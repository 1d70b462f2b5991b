package dev.cairn.eval.benchmarks;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import java.security.MessageDigest;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The chain hash of an event, beside SHA-256 over as many bytes. */
@State(Scope.Thread)
public class ChainBenchmark {
  /** Previous hash, fixed fields, two lengths and the type, as the chain frames them. */
  private static final int FRAME_BYTES = 32 + 40 + 8 + 12;

  private final StoredEvent event = Sample.event(new EventCodec());
  private final byte[] bytes = new byte[FRAME_BYTES + event.payload().length()];
  private final MessageDigest digest = Bytes.sha256();

  @Benchmark
  public Bytes ours() {
    return Chain.hash(Head.EMPTY.hash(), event);
  }

  @Benchmark
  public byte[] bare() {
    return digest.digest(bytes);
  }
}
