package dev.cairn.eval.benchmarks;

import dev.cairn.index.Words;
import java.io.IOException;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The words of a text, beside Lucene's English analyzer on the same text. */
@State(Scope.Thread)
public class WordsBenchmark {
  private final EnglishAnalyzer analyzer = new EnglishAnalyzer();

  @Benchmark
  public int ours() {
    int characters = 0;
    for (Words words = Words.of(Sample.TEXT); words.hasNext(); ) {
      characters += words.next().term().length();
    }
    return characters;
  }

  @Benchmark
  public int bare() throws IOException {
    int characters = 0;
    try (TokenStream stream = analyzer.tokenStream("text", Sample.TEXT)) {
      CharTermAttribute term = stream.getAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        characters += term.length();
      }
      stream.end();
    }
    return characters;
  }
}
