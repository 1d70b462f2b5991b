package dev.cairn.store.sqlite;

/** Every statement this store speaks, whole. The schema is in the numbered scripts beside it. */
final class Sql {
  // Recognising a file.
  static final String APPLICATION_ID = "PRAGMA application_id";
  static final String PAGE_COUNT = "PRAGMA page_count";
  static final String USER_VERSION = "PRAGMA user_version";
  static final String MIN_READER = "SELECT min_reader FROM header";

  // Making a store. The id is the letters CARN.
  static final String CLAIM = "PRAGMA application_id = 1128354382";
  static final String JOURNAL_MODE = "PRAGMA journal_mode";
  static final String USE_WAL = "PRAGMA journal_mode = WAL";
  static final String SIGN = """
      INSERT INTO header (only, store, created_by, min_reader, ticks)
      VALUES (1, lower(hex(randomblob(16))), ?1, ?2, 0)
      """;

  /**
   * A commit is on the disk when it returns, also on macOS; what is deleted is overwritten with zeros,
   * also where pages were split before; the journal is cut back after a burst.
   */
  static final String WRITER_PRAGMAS = """
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = 67108864;
      """;

  // Transactions.
  static final String BEGIN_READ = "BEGIN";
  static final String BEGIN_WRITE = "BEGIN IMMEDIATE";
  static final String COMMIT = "COMMIT";
  static final String ROLLBACK = "ROLLBACK";
  static final String TICK = "UPDATE header SET ticks = ticks + 1";
  static final String DO_NOT_WAIT = "PRAGMA busy_timeout = 0";
  static final String CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)";
  static final String DATA_VERSION = "PRAGMA data_version";
  static final String CHECK = "PRAGMA quick_check(10)";
  static final String COPY_TO = "VACUUM INTO ?1";

  // Contexts.
  static final String HEAD = """
      SELECT c.id, c.head_position, c.head_hash, c.head_recorded, e.position, e.hash, e.recorded
      FROM context AS c LEFT JOIN event AS e ON e.context = c.id AND e.position =
        (SELECT max(position) FROM event WHERE context = c.id AND position <= ?2)
      WHERE c.name = ?1
      """;
  static final String COUNT_EVENTS = "SELECT count(*) FROM event WHERE context = ?1";
  static final String CONTEXTS = """
      SELECT name FROM context AS c
      WHERE head_position > 0 OR EXISTS (SELECT 1 FROM event WHERE context = c.id) ORDER BY name
      """;
  static final String ADD_CONTEXT = """
      INSERT INTO context (name, head_position, head_hash, head_recorded)
      VALUES (?1, 0, zeroblob(32), 0) ON CONFLICT DO NOTHING
      """;
  static final String MOVE_HEAD = """
      UPDATE context SET head_position = ?2, head_hash = ?3, head_recorded = ?4 WHERE id = ?1
      """;

  // Events.
  static final String ADD_EVENT = """
      INSERT INTO event (context, position, id, recorded, type, version, more, key, hash, payload)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      """;

  /**
   * A row as one value: the driver crosses into C once per column, which for nine columns costs more
   * than all else; {@link EventFrame} takes it apart.
   */
  static final String READ_EVENTS = """
      SELECT CAST(concat(id, hash, position, ' ', recorded, ' ', version, ' ', more, ' ',
        octet_length(type), ' ', ifnull(octet_length(key), -1), ' ', type, key, payload) AS BLOB)
      FROM event WHERE context = (SELECT id FROM context WHERE name = ?1) AND position >= ?2
      ORDER BY position LIMIT ?3
      """;

  static final String HASH_AT = "SELECT hash FROM event WHERE context = ?1 AND position = ?2";
  static final String FIND = """
      SELECT position FROM event
      WHERE context = (SELECT id FROM context WHERE name = ?1) AND key = ?2
      """;

  static final String REPLACE_PAYLOAD =
      "UPDATE event SET payload = ?3 WHERE context = ?1 AND position = ?2";

  // Texts.
  static final String ADD_TEXT =
      "INSERT INTO text (context, id, salt, codec, length, data) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
  static final String GET_TEXT = """
      SELECT salt, codec, length, data FROM text
      WHERE context = (SELECT id FROM context WHERE name = ?1) AND id = ?2
      """;
  static final String DELETE_TEXT =
      "DELETE FROM text WHERE context = (SELECT id FROM context WHERE name = ?1) AND id = ?2";

  // Blobs.
  static final String ADD_BLOB = """
      INSERT INTO blob (context, key, data)
      VALUES ((SELECT id FROM context WHERE name = ?1), ?2, ?3) ON CONFLICT DO NOTHING
      """;
  static final String GET_BLOB = """
      SELECT data FROM blob
      WHERE context = (SELECT id FROM context WHERE name = ?1) AND key = ?2
      """;
  static final String DELETE_BLOB =
      "DELETE FROM blob WHERE context = (SELECT id FROM context WHERE name = ?1) AND key = ?2";

  static final String BLOB_KEYS = """
      SELECT key FROM blob
      WHERE context = (SELECT id FROM context WHERE name = ?1) AND substr(key, 1, length(?2)) = ?2
      """;

  // Erasing. VACUUM writes the file anew: where pages were split, copies of what moved lie in
  // between.
  static final String VACUUM = "VACUUM";

  /** A blob of its own tells that a receipt was written and not all that was made of the words is cleaned. */
  static final String ADD_UNFINISHED = """
      INSERT INTO blob (context, key, data) VALUES (?1, 'unfinished erasure', zeroblob(0))
      ON CONFLICT DO NOTHING
      """;

  static final String UNFINISHED = """
      SELECT name FROM context AS c WHERE EXISTS
        (SELECT 1 FROM blob WHERE context = c.id AND key = 'unfinished erasure')
      ORDER BY name
      """;
  static final String FINISHED = """
      DELETE FROM blob WHERE context = (SELECT id FROM context WHERE name = ?1)
        AND key = 'unfinished erasure'
      """;

  private Sql() {}
}
