package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Bytes;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermState;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.util.BytesRef;

/** Reads numbers and words out of one segment of the index. */
final class Segments {
  private Segments() {}

  static NumericDocValues values(LeafReaderContext leaf, String field) throws IOException {
    return DocValues.getNumeric(leaf.reader(), field);
  }

  static long value(NumericDocValues values, int doc) throws IOException {
    if (!values.advanceExact(doc)) {
      throw new CorruptIndexException("document " + doc + " lacks a number", "the search index");
    }
    return values.longValue();
  }

  /** How many documents of the segment lie at or before a position: a search by halves. */
  static int documentsUpTo(LeafReaderContext leaf, long position) throws IOException {
    int low = 0;
    int high = leaf.reader().maxDoc();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (value(values(leaf, Fields.POSITION), middle) <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The texts and words there were up to and with a document. */
  static Corpus corpusAt(LeafReaderContext leaf, int doc) throws IOException {
    return new Corpus(
        value(values(leaf, Fields.TEXTS_SO_FAR), doc),
        value(values(leaf, Fields.WORDS_SO_FAR), doc));
  }

  /** The entry that a document was made of. */
  static Entry entry(LeafReaderContext leaf, int doc) throws IOException {
    return entry(entries(leaf), doc).whole();
  }

  static BinaryDocValues entries(LeafReaderContext leaf) throws IOException {
    return DocValues.getBinary(leaf.reader(), Fields.ENTRY);
  }

  static StoredEntry entry(BinaryDocValues entries, int doc) throws IOException {
    if (!entries.advanceExact(doc)) {
      throw new CorruptIndexException("document " + doc + " lacks its entry", "the search index");
    }
    BytesRef bytes = entries.binaryValue();
    return new StoredEntry(
        Bytes.of(Arrays.copyOfRange(bytes.bytes, bytes.offset, bytes.offset + bytes.length)));
  }

  /** A word known to be in the segment. */
  static TermsEnum seek(LeafReaderContext leaf, Term term, TermState state) throws IOException {
    Terms terms = Objects.requireNonNull(leaf.reader().terms(term.field()));
    TermsEnum word = terms.iterator();
    word.seekExact(term.bytes(), state);
    return word;
  }
}
