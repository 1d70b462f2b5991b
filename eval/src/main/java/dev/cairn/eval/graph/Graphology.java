package dev.cairn.eval.graph;

import dev.cairn.fault.CairnException;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The peer: a process of Node that holds the same graph in graphology and takes its own time. */
final class Graphology implements AutoCloseable {
  private static final String REMEDY = "install Node 20 or newer, and run `npm ci` in that folder";
  private static final long SECONDS_TO_END = 10;

  private final Process process;
  private final BufferedWriter ask;
  private final BufferedReader answers;

  /** How many seconds it took, and what it answered. */
  static final class Answer {
    private final double[] words;

    Answer(String line) {
      this.words =
          Arrays.stream(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
    }

    double seconds() {
      return words[0];
    }

    double[] numbers() {
      return Arrays.copyOfRange(words, 1, words.length);
    }
  }

  /** Starts it and waits until it has built its graphs; that is not measured. */
  Graphology(Path folder, Path edges) throws IOException {
    if (!Files.exists(folder.resolve("node_modules/graphology"))) {
      throw CairnException.invalid("peer", "no graphology in " + folder + "; " + REMEDY);
    }
    process = start(folder, edges);
    ask = new BufferedWriter(
        new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    if (!"ready".equals(answers.readLine())) {
      close();
      throw CairnException.unavailable("the peer did not start; see its message above", null);
    }
  }

  private static Process start(Path folder, Path edges) {
    try {
      return new ProcessBuilder("node", "peer.js", edges.toAbsolutePath().toString())
          .directory(folder.toFile())
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
    } catch (IOException e) {
      throw CairnException.unavailable("node cannot be run; " + REMEDY, e);
    }
  }

  /** The ranks of all nodes. */
  Answer pageRank(double tolerance) throws IOException {
    return answer("pagerank " + tolerance);
  }

  /** The sum of all scores of these nodes. */
  Answer adamicAdar(int[] nodes) throws IOException {
    return answer("adamic-adar "
        + IntStream.of(nodes).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
  }

  private Answer answer(String question) throws IOException {
    ask.write(question + "\n");
    ask.flush();
    String line = answers.readLine();
    if (line == null) {
      throw CairnException.unavailable("the peer ended; see its message above", null);
    }
    return new Answer(line);
  }

  @Override
  public void close() {
    try {
      ask.close();
      if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
