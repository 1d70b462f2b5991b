-- The log of every context, and what is kept beside it.
--
-- Tables have row ids: rows of one to four kilobytes stay on one page, which WITHOUT ROWID would
-- spill into overflow pages at a quarter of that, doubling the file and the time of a look-up.

CREATE TABLE header (
  only       INTEGER PRIMARY KEY CHECK (only = 1),
  store      TEXT    NOT NULL,  -- names this store for good, copies included
  created_by TEXT    NOT NULL,
  min_reader INTEGER NOT NULL,  -- a program that knows less must not touch the store
  ticks      INTEGER NOT NULL   -- raised to settle a commit whose outcome is unknown
) STRICT;

CREATE TABLE context (
  id            INTEGER PRIMARY KEY,
  name          TEXT    NOT NULL UNIQUE,
  head_position INTEGER NOT NULL,  -- 0 while there are no events
  head_hash     BLOB    NOT NULL,
  head_recorded INTEGER NOT NULL
) STRICT;

CREATE TABLE event (
  context  INTEGER NOT NULL REFERENCES context,
  position INTEGER NOT NULL,
  id       BLOB    NOT NULL CHECK (length(id) = 16),
  recorded INTEGER NOT NULL,  -- microseconds since 1970
  type     TEXT    NOT NULL,
  version  INTEGER NOT NULL,
  more     INTEGER NOT NULL,
  key      TEXT,
  hash     BLOB    NOT NULL CHECK (length(hash) = 32),
  payload  BLOB    NOT NULL,
  PRIMARY KEY (context, position)
) STRICT;

CREATE UNIQUE INDEX event_key ON event (context, key) WHERE key IS NOT NULL;

CREATE TABLE text (
  context INTEGER NOT NULL REFERENCES context,
  id      TEXT    NOT NULL,
  salt    BLOB    NOT NULL,
  codec   INTEGER NOT NULL,  -- 0 as it came, 1 deflate
  length  INTEGER NOT NULL,  -- of the UTF-8 before packing; nothing longer is unpacked
  data    BLOB    NOT NULL,
  PRIMARY KEY (context, id)
) STRICT;

CREATE TABLE blob (
  context INTEGER NOT NULL REFERENCES context,
  key     TEXT    NOT NULL,
  data    BLOB    NOT NULL,
  PRIMARY KEY (context, key)
) STRICT;

PRAGMA user_version = 1;
