package dev.cairn.server.http;

import dev.cairn.server.operation.RequestReader;
import java.time.Duration;

/**
 * How much of anything one server takes.
 *
 * @param bodyBytes the largest request
 * @param uploadBytes the largest log to import
 * @param body how long a request may take to arrive; a large one gets longer, in proportion
 * @param idle how long a connection may be silent in the middle of a request
 * @param keepAlive how long a connection may be silent between requests
 * @param drain how long requests in flight may go on when the server finishes
 * @param threads requests answered at once; more wait
 * @param listeners event streams open at once, each of which keeps a thread
 * @param connections open at once
 */
public record HttpLimits(
    long bodyBytes,
    long uploadBytes,
    Duration body,
    Duration idle,
    Duration keepAlive,
    Duration drain,
    int threads,
    int listeners,
    int connections) {

  public static final HttpLimits DEFAULT = new HttpLimits(
      RequestReader.BYTES_MAX,
      16L << 30,
      Duration.ofSeconds(30),
      Duration.ofSeconds(20),
      Duration.ofMinutes(5),
      Duration.ofSeconds(10),
      64,
      32,
      1_024);

  /** For tests that wait for a limit to be reached. */
  public HttpLimits patience(Duration bodyMax, Duration idleMax) {
    return new HttpLimits(
        bodyBytes,
        uploadBytes,
        bodyMax,
        idleMax,
        keepAlive,
        drain,
        threads,
        listeners,
        connections);
  }

  public HttpLimits listeners(int max) {
    return new HttpLimits(
        bodyBytes, uploadBytes, body, idle, keepAlive, drain, threads, max, connections);
  }
}
