package dev.cairn.index.vector;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/** Which kernels this JVM can run. */
public final class Kernels {
  private static final String MODULE = "jdk.incubator.vector";
  private static final String CLASS = "dev.cairn.index.vector.VectorApiKernel";

  private Kernels() {}

  /** Always there. */
  public static DotKernel scalar() {
    return new ScalarKernel();
  }

  /** There if the JVM was started with {@code --add-modules jdk.incubator.vector}. */
  public static Optional<DotKernel> vectorApi() {
    if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Class.forName(CLASS)
          .asSubclass(DotKernel.class)
          .getDeclaredConstructor()
          .newInstance());
    } catch (ReflectiveOperationException | LinkageError e) {
      // An incubating module may change under us; then scalar it is.
      return Optional.empty();
    }
  }

  /**
   * Scalar at once; the Vector API's kernel as soon as {@code background} has warmed it up and it has
   * proved faster. Without the module, scalar for good.
   *
   * @param ticker nanoseconds from any origin
   */
  public static DotKernel warming(LongSupplier ticker, Executor background) {
    Optional<DotKernel> better = vectorApi();
    if (better.isEmpty()) {
      return scalar();
    }
    WarmingKernel kernel = new WarmingKernel(scalar(), better.get(), ticker);
    background.execute(kernel::warmUp);
    return kernel;
  }
}
