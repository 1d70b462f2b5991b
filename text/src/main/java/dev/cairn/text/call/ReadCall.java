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
    List<String> paths,
    List<String> hosts,
    String added,
    String removed,
    boolean unreadable) {
  public ReadCall {
    commands = List.copyOf(commands);
    statements = List.copyOf(statements);
    requests = List.copyOf(requests);
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
   */
  public record Command(
      String name,
      List<String> words,
      boolean piped,
      List<String> assignments,
      List<String> writes) {
    public Command {
      words = List.copyOf(words);
      assignments = List.copyOf(assignments);
      writes = List.copyOf(writes);
    }

    public Command(String name, List<String> words, boolean piped) {
      this(name, words, piped, List.of(), List.of());
    }

    /** The whole command on one line. */
    public String line() {
      return String.join(" ", words);
    }
  }

  /**
   * One SQL statement.
   *
   * @param verb its first word, in upper case
   * @param objects tables, views and schemas it names, in lower case
   */
  public record SqlStatement(String verb, List<String> objects, String text) {
    public SqlStatement {
      objects = List.copyOf(objects);
    }
  }

  /** One HTTP request. */
  public record HttpRequest(String method, String host, String path) {}
}
