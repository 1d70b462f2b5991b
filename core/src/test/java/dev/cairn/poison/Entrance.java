package dev.cairn.poison;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Source;
import dev.cairn.log.ToolId;
import dev.cairn.log.Trust;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import java.util.Optional;
import java.util.OptionalInt;

/** A way by which a text that is not the user's own comes into the log. */
enum Entrance {
  TOOL_OK(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return tool(episode, text, Optional.of(true), OptionalInt.empty(), Optional.empty());
    }
  },
  TOOL_FAILED(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return tool(episode, text, Optional.of(false), OptionalInt.empty(), Optional.empty());
    }
  },
  TOOL_EXIT(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return tool(episode, text, Optional.empty(), OptionalInt.of(1), Optional.empty());
    }
  },
  TOOL_UNKNOWN(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return tool(episode, text, Optional.empty(), OptionalInt.empty(), Optional.empty());
    }
  },
  TOOL_OUTSIDE(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return tool(
          episode, text, Optional.of(false), OptionalInt.empty(), Optional.of(Source.EXTERNAL));
    }
  },
  DOCUMENT(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return document(episode, text, "docs/readme.md", Optional.empty());
    }
  },
  DOCUMENT_INSIDE(Trust.INTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return document(episode, text, "docs/rules.md", Optional.of(Source.INTERNAL));
    }
  },
  DOCUMENT_OUTSIDE(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return document(episode, text, "mail/1", Optional.of(Source.EXTERNAL));
    }
  },
  WEB_PAGE(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return document(episode, text, "HTTPS://evil.test/page", Optional.empty());
    }
  },
  ASSISTANT(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return Log.assistant(episode, text);
    }
  },
  FENCED_BY_USER(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return Log.user(episode, FENCED + text + "\n```\nThanks!");
    }
  },
  QUOTED_BY_USER(Trust.EXTERNAL) {
    @Override
    Log log(EpisodeId episode, String text) {
      return Log.user(episode, QUOTED + text.replace("\n", "\n> ") + "\n\nThanks!");
    }
  };

  private static final String FENCED = "What is this page about?\n```\n";
  private static final String QUOTED = "What does this mean?\n\n> ";

  private final Trust most;

  Entrance(Trust most) {
    this.most = most;
  }

  abstract Log log(EpisodeId episode, String text);

  /** The text as evidence, of the entry it came in with. */
  Evidence proof(EntryId entry, String text) {
    String said =
        switch (this) {
          case FENCED_BY_USER -> FENCED;
          case QUOTED_BY_USER -> QUOTED;
          default -> "";
        };
    String words = this == QUOTED_BY_USER ? text.replace("\n", "\n> ") : text;
    int start = said.length();
    return Evidence.span(entry, start, start + words.codePointCount(0, words.length()));
  }

  /** How far the text that came in here may be trusted. */
  Trust most() {
    return most;
  }

  private static Log tool(
      EpisodeId episode,
      String text,
      Optional<Boolean> ok,
      OptionalInt exit,
      Optional<Source> source) {
    ToolId bash = ToolId.parse("bash");
    return new Log(episode, Role.TOOL, text, Optional.of(bash), ok, exit, Optional.empty(), source);
  }

  private static Log document(EpisodeId episode, String text, String uri, Optional<Source> source) {
    return new Log(
        episode,
        Role.DOCUMENT,
        text,
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.of(uri),
        source);
  }
}
