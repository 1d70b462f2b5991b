package dev.cairn.text.call;

import java.util.List;

/**
 * What a call would do, read off its tool and arguments.
 *
 * @param tool the tool's id as given; empty for an action in words
 * @param words what is said in words: the action itself, a description, a message
 * @param commands shell commands in the order they would run; a command that runs another stands before it
 * @param statements SQL statements
 * @param requests HTTP requests
 * @param code programs in a language that is no shell's
 * @param paths files and folders it names
 * @param hosts hosts it names
 * @param added text it would write
 * @param removed text it would replace
 * @param unreadable whether something that would be carried out could not be read
 */
public record ReadCall(
    String tool,
    String words,
    List<Command> commands,
    List<SqlStatement> statements,
    List<HttpRequest> requests,
    List<Code> code,
    List<String> paths,
    List<String> hosts,
    String added,
    String removed,
    boolean unreadable) {
  public ReadCall {
    commands = List.copyOf(commands);
    statements = List.copyOf(statements);
    requests = List.copyOf(requests);
    code = List.copyOf(code);
    paths = List.copyOf(paths);
    hosts = List.copyOf(hosts);
  }

  /**
   * One simple command of a shell line.
   *
   * @param name the program, without its folder
   * @param words all its words, the program first, quotes taken off
   * @param piped whether its output goes into another command, so that its exit code is hidden
   * @param assignments variables set for it alone, as NAME=value
   * @param writes files its output is redirected into
   * @param input where its input comes from
   * @param runBy the place in {@link ReadCall#commands} of the command that runs this one; -1 if none does
   * @param opaque whether which program it is can be known only when it runs
   */
  public record Command(
      String name,
      List<String> words,
      boolean piped,
      List<String> assignments,
      List<String> writes,
      Input input,
      int runBy,
      boolean opaque) {
    public Command {
      words = List.copyOf(words);
      assignments = List.copyOf(assignments);
      writes = List.copyOf(writes);
    }

    public Command(String name, List<String> words, boolean piped) {
      this(name, words, piped, List.of(), List.of(), Input.NONE, -1, false);
    }

    /** The same behind so many others. */
    Command after(int others) {
      if (others == 0) {
        return this;
      }
      Input moved =
          input.from() < 0 ? input : new Input(input.from() + others, input.text(), input.files());
      return new Command(
          name, words, piped, assignments, writes, moved, runBy < 0 ? -1 : runBy + others, opaque);
    }

    /** The whole command on one line. */
    public String line() {
      return String.join(" ", words);
    }
  }

  /**
   * Where a command's input comes from.
   *
   * @param from the place of the command that is piped into it; -1 if none is
   * @param text a here document or here string; empty if there is none
   * @param files what is redirected into it
   */
  public record Input(int from, String text, List<String> files) {
    public static final Input NONE = new Input(-1, "", List.of());

    public Input {
      files = List.copyOf(files);
    }
  }

  /** A program as text: its language as its interpreter is called. */
  public record Code(String language, String text) {}

  /**
   * One SQL statement.
   *
   * @param verb its first word, in upper case
   * @param objects tables, views and schemas it names, in lower case
   * @param words its words and marks; a text in quotes is one word and keeps them
   * @param carried whether something runs it; else it is only said, as a message or a pattern
   */
  public record SqlStatement(
      String verb, List<String> objects, String text, List<String> words, boolean carried) {
    public SqlStatement {
      objects = List.copyOf(objects);
      words = List.copyOf(words);
    }

    SqlStatement said() {
      return new SqlStatement(verb, objects, text, words, false);
    }
  }

  /**
   * One HTTP request.
   *
   * @param method in upper case
   * @param headers each as Name: value; a user and password count as one
   * @param body what is sent, or {@code @file}
   * @param savedTo the file its answer is written into; empty if none is
   */
  public record HttpRequest(
      String method, String host, String path, List<String> headers, String body, String savedTo) {
    public HttpRequest {
      headers = List.copyOf(headers);
    }

    public HttpRequest(String method, String host, String path) {
      this(method, host, path, List.of(), "", "");
    }
  }
}
