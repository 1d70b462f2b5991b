package dev.cairn.index;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FilterDirectory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexOutput;
import org.apache.lucene.store.Lock;

/** Files of an index for their owner alone; each is taken from others while nothing is in it yet. */
final class OwnerOnlyDirectory extends FilterDirectory {
  private final Path folder;

  OwnerOnlyDirectory(Directory in, Path folder) {
    super(in);
    this.folder = folder;
  }

  @Override
  public IndexOutput createOutput(String name, IOContext context) throws IOException {
    IndexOutput out = super.createOutput(name, context);
    OwnerOnly.tighten(folder.resolve(name));
    return out;
  }

  @Override
  public IndexOutput createTempOutput(String prefix, String suffix, IOContext context)
      throws IOException {
    IndexOutput out = super.createTempOutput(prefix, suffix, context);
    OwnerOnly.tighten(folder.resolve(out.getName()));
    return out;
  }

  @Override
  public Lock obtainLock(String name) throws IOException {
    Lock lock = super.obtainLock(name);
    OwnerOnly.tighten(folder.resolve(name));
    return lock;
  }
}
