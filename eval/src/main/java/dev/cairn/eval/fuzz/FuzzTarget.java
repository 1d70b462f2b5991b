package dev.cairn.eval.fuzz;

import dev.cairn.fault.CairnException;
import dev.cairn.ingest.DocumentAdapter;
import dev.cairn.ingest.EmissionAdapter;
import dev.cairn.ingest.spec.Spec;
import dev.cairn.text.SentenceVectors;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A parser under test, with samples to begin from. */
@SuppressWarnings("ImmutableEnumChecker") // A function and a list that nobody changes.
public enum FuzzTarget {
  SHELL(
      text -> Parsers.READERS.calls().read("", "shell:bash", Map.of("command", text)),
      "git push --force origin main && rm -rf \"$HOME\"/x; cat <<EOF | sh\n$(id)\nEOF\n",
      "for f in *.txt; do awk 'BEGIN{system(\"id\")}' \"$f\" > /dev/null 2>&1; done",
      "powershell -Command \"Remove-Item -Recurse C:\\\\tmp\""),
  SQL(
      text -> Parsers.READERS.calls().read("", "db:execute_sql", Map.of("query", text)),
      "WITH a AS (SELECT 1) DELETE FROM t USING a WHERE t.id = a.id; -- end",
      "UPDATE \"users\" SET name = 'x''y' /* note */ WHERE id IN (1, 2)"),
  HTTP(
      text -> Parsers.READERS.calls().read("", "http:request", Map.of("request", text)),
      "DELETE https://api.example/v1/users/1?x=%41#f HTTP/1.1\nHost: x\n\n{\"a\": 1}",
      "curl -sXPOST -d @f https://user:pw@[::1]:80/a"),
  ACTION(
      text -> Parsers.READERS.calls().read(text, "", Map.of()),
      "Edit `src/Main.java`:\n- old\n+ new\n",
      "npm install left-pad"),
  SENTENCES(
      text -> Parsers.READERS.sentences().read(text, SentenceVectors.NONE),
      "# Rules\n- Never push to main.\n- Use tabs, please!\n\n> he said \"always\"\n",
      "From now on, except on Fridays, please use pnpm. \u672c\u756a\u306b\u89e6\u308b\u306a\u3002"),
  OUTPUT(
      text -> Parsers.READERS.outputs().read("shell:bash", "npm test", text),
      "npm error code E404\nTests: 3 failed, 9 passed\n",
      "Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyError: 'x'\n"),
  SECRETS(
      Parsers.SCANNER::scan,
      "password = \"hunter2hunter2\" # eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl",
      "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----"),
  MARKDOWN(
      text -> new DocumentAdapter().emit(Map.of("uri", "a.md", "text", text)),
      "# A\n\n[b](c.md \"t\") ![i](x)\n\n## B\n```\ncode\n```\n- [ref]\n\n[ref]: d.md\n"),
  SPEC(
      Spec::parse,
      "adapter: commits\nkind: commit\nsteps:\n  - create_node: {id: \"commit:{{hash}}\"}\n",
      "a: &x [1, *x]\n"),
  EMISSION(
      text -> new EmissionAdapter().emit(Map.of("adapter", "a", "edges", List.of(text))),
      "{\"source\": \"a\", \"target\": \"b\", \"relation\": \"r\", \"contribution\": 1}"),
  IMPORT(
      Parsers::importLog,
      "{\"cairn\": 1, \"context\": \"a\", \"events\": 0, \"head\": \"\"}\n",
      "{\"position\": 1, \"type\": \"x\", \"payload\": {}}\n"),
  OPERATION(
      Parsers::call,
      "log {\"episode\": \"a\", \"role\": \"user\", \"text\": \"Never push.\"}",
      "decide {\"tool\": \"shell:bash\", \"args\": {\"command\": \"ls\"}}",
      "search {\"query\": \"push\", \"limit\": 3, \"why\": true}",
      "plan {\"intent\": \"report a bug\", \"context_tools\": [\"a:b\"]}");

  private final Consumer<String> parser;
  private final List<String> samples;

  FuzzTarget(Consumer<String> parser, String... samples) {
    this.parser = parser;
    this.samples = List.of(samples);
  }

  /** What is well formed, or nearly so. */
  public List<String> samples() {
    return samples;
  }

  /** Parses the bytes, which need not be text; what is refused with a code is no finding. */
  public void feed(byte[] bytes) {
    try {
      parser.accept(new String(bytes, StandardCharsets.UTF_8));
    } catch (CairnException refused) {
      switch (refused.code()) {
        case INVALID_ARGUMENT,
            NOT_FOUND,
            CONFLICT,
            EVIDENCE_MISMATCH,
            FORBIDDEN,
            TOO_LARGE,
            UNAVAILABLE -> {}
        case CORRUPT -> Parsers.mayBeCorrupt(this, refused);
      }
    }
  }
}
