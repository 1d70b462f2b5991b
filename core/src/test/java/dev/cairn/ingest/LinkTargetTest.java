package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The target of a link")
class LinkTargetTest {
  @ParameterizedTest(name = "in {0}: {1} is {2}")
  @CsvSource(textBlock = """
      README.md,              docs/a.md,         doc:docs/a.md
      docs/a.md,              b.md,              doc:docs/b.md
      docs/a.md,              ./b.md,            doc:docs/b.md
      docs/a.md,              ../README.md,      doc:README.md
      docs/a.md,              ../../x.md,        doc:../x.md
      docs/a.md,              ..,                doc:.
      docs/a.md,              /x.md,             doc:/x.md
      docs/a.md,              b.md#part,         doc:docs/b.md
      docs/a.md,              #part,             doc:docs/a.md
      docs/a.md,              a.md,              doc:docs/a.md
      docs/a.md,              https://x.org/y#z, url:https://x.org/y
      docs/a.md,              mailto:me@x.org,   url:mailto:me@x.org
      docs/a.md,              //x.org/y,         url://x.org/y
      https://x.org/a/b.md,   c.md,              doc:https://x.org/a/c.md
      https://x.org/a/b.md,   ../../../c.md,     doc:https://x.org/c.md
      https://x.org/a/b.md,   /c.md,             doc:https://x.org/c.md
      https://x.org/a/b.md,   https://x.org/a/b.md, doc:https://x.org/a/b.md
      https://x.org,          c.md,              doc:https://x.org/c.md
      """)
  void isSeenFromTheDocument(String base, String link, String id) {
    assertThat(LinkTarget.of(base, link).orElseThrow().id()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource({"''", "' '"})
  void isNothingIfTheLinkNamesNothing(String link) {
    assertThat(LinkTarget.of("a.md", link)).isEmpty();
  }
}
