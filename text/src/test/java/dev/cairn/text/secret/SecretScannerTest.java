package dev.cairn.text.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Secrets in text")
class SecretScannerTest {
  private static final SecretScanner SCANNER = new SecretScanner();
  private static final long SEED = new Random().nextLong();
  private static final List<Example> EXAMPLES = Example.all(SEED);

  @TestFactory
  List<DynamicTest> areFoundByKind() {
    return EXAMPLES.stream()
        .map(example -> DynamicTest.dynamicTest(example.kind(), () -> {
          assertThat(SCANNER.scan(example.text()))
              .as("seed %d: %s", SEED, example.text())
              .anySatisfy(found -> {
                assertThat(found.kind()).isEqualTo(example.kind());
                assertThat(example.text().substring(found.start(), found.end()))
                    .contains(example.secret());
              });
        }))
        .toList();
  }

  @Test
  void everyKindHasAnExample() {
    Set<String> shown = new TreeSet<>();
    EXAMPLES.forEach(example -> shown.add(example.kind()));
    assertThat(shown).containsAll(SCANNER.kinds());
    assertThat(SCANNER.kinds()).hasSizeGreaterThan(60);
  }

  @Test
  void areFoundInsideBase64() {
    for (Example example : EXAMPLES) {
      String wrapped = Base64.getEncoder()
          .encodeToString(("settings:\n" + example.text()).getBytes(StandardCharsets.UTF_8));
      assertThat(left("payload=" + wrapped + "\n", wrapped))
          .as("seed %d: %s", SEED, example.text())
          .isFalse();
    }
  }

  @Test
  void areFoundWhereALiteralIsInPieces() {
    String token = secret("github_token");
    String head = token.substring(0, 20);
    String tail = token.substring(20);
    for (String text : List.of(
        "curl -H 'x: " + head + "\\\n    " + tail + "'",
        "+  \"" + head + "\" +\n+  \"" + tail + "\"",
        "x = '" + head + "' + '" + tail + "'")) {
      assertThat(left(text, head)).as(text).isFalse();
      assertThat(left(text, tail)).as(text).isFalse();
    }
  }

  @Test
  void areFoundPercentEncodedAndEscaped() {
    String key = secret("secret_key");
    assertThat(left("https://x/y?client_secret%3D" + key + "%26z", key)).isFalse();
    assertThat(left("{\\\"api_key\\\":\\\"" + key + "\\\"}", key)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DB_PASSWORD=%s",
        "password: %s",
        "  \"password\": \"%s\",",
        "<password>%s</password>",
        "mysql --password %s -h x",
        "--password=%s",
        "- name: DB_PASSWORD\n  value: %s",
        "the password is %s.",
        "conn.setPassword(\"%s\")",
        "Server=x;Pwd=%s;Database=y",
        "https://x/login?user=a&password=%s&b=c",
        "+export PGPASSWORD=%s",
        "('password', '%s')",
        "api: str = \"x\"\npassword: str = \"%s\"",
        "redis://:%s@cache:6379/0",
        "{name: PASSWORD, value: '%s'}",
        "<add key=\"dbPassword\" value=\"%s\"/>",
        "<entry key=\"db.password\">%s</entry>",
        "variable \"db_password\" {\n  type = string\n  default = \"%s\"\n}",
        "glab variable set DB_PASSWORD --value \"%s\" -R a/b",
        "const p = process.env.DB_PASSWORD || \"%s\";",
        "| name | value |\n|---|---|\n| `DB_PASSWORD` | `%s` |",
        "| host | password |\n|---|---|\n| a | %s |",
        "password for ada: `x`\nThe password of the other host is %s, thanks",
        "La contraseña del servidor es %s",
        "curl -sf https://ada:!%s@x/y"
      })
  void passwordsAreFoundHoweverTheyAreGiven(String form) {
    String password = secret("password");
    assertThat(left(form.formatted(password), password)).as("seed %d", SEED).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NAME            VALUE        AGE\nCI_TOKEN            %s   3d",
        "> tool settings get ci_token\n%s\n",
        "id,name,Client secret\n1,ci,%s",
        "Hi, this is the Weather key: %s\nbye",
        "The client secret you wanted:\n\n%s\n\nBye.",
        "Der Schlüssel für den Dienst lautet %s – danke",
        "We stored the client secret (%s) there",
        "private static final String CI_TOKEN =\n      \"%s\";",
        "CI_TOKEN = (\n    \"%s\"\n)",
        "take this token for the trial: `%s`."
      })
  void keysAreFoundApartFromTheirNames(String form) {
    String key = secret("secret_key_sk").substring(3);
    assertThat(left(form.formatted(key), key)).as("seed %d", SEED).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "| a | password |\n|---|---|\n| x | y | z |",
        "a,token\n1,2\n",
        "token || \"x\" password ?: 'y' secret or `z`",
        "variable \"password\" { default = \"x\" }",
        "<add key=\"token\" value=\"x\"/><entry key=\"password\">x</entry>",
        "x get token\r\nabc\r\n",
        "the key of all is: 12345678\n",
        "set TOKEN --body \"x\" --value y"
      })
  void textsMayEndAnywhere(String text) {
    for (int end = 0; end <= text.length(); end++) {
      assertThat(SCANNER.scan(text.substring(0, end))).isEmpty();
    }
  }

  @Test
  void cardsAreFoundInsideBase64() {
    String wrapped = Base64.getEncoder()
        .encodeToString("{\"number\":\"4539148803436467\"}".getBytes(StandardCharsets.UTF_8));
    assertThat(left("body=" + wrapped, wrapped)).isFalse();
  }

  @Test
  void privateKeysAreFoundWhole() {
    String body = secret("facebook_token") + "\n" + secret("secret_key_sk");
    for (String label :
        List.of("RSA PRIVATE KEY", "OPENSSH PRIVATE KEY", "PGP PRIVATE KEY BLOCK")) {
      String pem = "-----BEGIN " + label + "-----\n" + body + "\n-----END " + label + "-----";
      assertThat(SCANNER.scan("a\n" + pem + "\nb")).singleElement().satisfies(found -> {
        assertThat(found.value()).isEqualTo(pem);
        assertThat(found.kind()).endsWith("private_key");
      });
      assertThat(SCANNER.scan(pem.replace("\n", "\\n").substring(0, pem.length() / 2)))
          .hasSize(1);
    }
  }

  @Test
  void cardNumbersNeedAnIssuerAndACheckDigit() {
    assertThat(SCANNER.scan("card 4539 1488 0343 6467 exp 12/29"))
        .extracting(Secret::kind)
        .containsExactly("payment_card");
    assertThat(SCANNER.scan("card 4539 1488 0343 6468")).isEmpty();
    assertThat(SCANNER.scan("order 1539148803436467")).isEmpty();
    assertThat(SCANNER.scan("id-4539148803436467")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "api_key = <your-key>",
        "token: xxxxxxxxxxxxxxxx",
        "export TOKEN=$TOKEN",
        "token: ${{ secrets.DEPLOY }}",
        "key = process.env.API_KEY",
        "password = os.environ['DB_PASSWORD']",
        "password: changeme",
        "AKIAIOSFODNN7EXAMPLE",
        "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY is the secret access key of the manual",
        "api_key: your-api-key-here",
        "token = get_token(user)",
        "self.token = token",
        "max_tokens: 4096",
        "next_page_token: abc123def456ghi789",
        "password: str",
        "\"password\": {\"type\": \"string\"}",
        "--- PASS: TestLogin_2",
        "the token is expired",
        "Authorization: Bearer $TOKEN",
        "postgresql://user:password@localhost/db",
        "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "commit 3fa9c1d2e4b5a6978877665544332211aabbccdd",
        "PWD=/srv/ada",
        "id: 0f8fad5b-d9cb-469f-a165-70867728950e",
        "reset your password at https://x.y/reset",
        "the cache key: 3fa9c1d2e4b5a6978877665544332211",
        "the key of the map is node-modules-v12",
        "the password for it is base64 encoded",
        "| name | type |\n|---|---|\n| password | varchar2 |",
        "cat password | base64 -d",
        "password: !Join ['', a]",
        "<string name=\"password\">Password</string>",
        "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----"
      })
  void whatOnlyStandsForASecretIsNone(String text) {
    assertThat(SCANNER.scan(text)).isEmpty();
  }

  private static String secret(String kind) {
    return EXAMPLES.stream()
        .filter(each -> each.kind().equals(kind))
        .findFirst()
        .orElseThrow()
        .secret();
  }

  /** Whether the words are still there once everything that was found is taken out. */
  private static boolean left(String text, String words) {
    return new Mask(SCANNER, new byte[] {1}).mask(text).text().contains(words);
  }
}
