package dev.cairn.server.operation;

import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.operation.Field;
import dev.cairn.operation.Operation;
import dev.cairn.operation.Operation.Kind;
import dev.cairn.operation.Operation.Who;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Writing;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/** One operation with everything a door needs: its description, its fields, and the call itself. */
public final class Bound<Q, A> {
  private static final RecordShape<WritingFields> WRITING = RecordShape.of(WritingFields.class);
  private static final RecordShape<Reading> READING = RecordShape.of(Reading.class);
  private static final RecordShape<Anywhere> ANYWHERE = RecordShape.of(Anywhere.class);

  private final Operation operation;
  private final RecordShape<Q> request;
  private final Class<A> answer;
  private final Stream stream;
  private final Call<Q, A> call;
  private final BiPredicate<Context, Q> persons;
  private final UnaryOperator<A> forBound;
  private final List<FieldShape> common;

  private Bound(
      RecordShape<Q> request,
      Class<A> answer,
      Stream stream,
      Call<Q, A> call,
      BiPredicate<Context, Q> persons,
      UnaryOperator<A> forBound) {
    Operation annotated = request.type().getAnnotation(Operation.class);
    if (annotated == null) {
      throw new IllegalArgumentException(request.type() + " is not an operation");
    }
    this.operation = annotated;
    this.request = request;
    this.answer = answer;
    this.stream = stream;
    this.call = call;
    this.persons = persons;
    this.forBound = forBound;
    this.common = common(annotated.kind());
  }

  /** Whether bytes flow beside the request. */
  public enum Stream {
    NONE,
    /** It reads {@link Caller#upload}. */
    UPLOAD,
    /** It writes {@link Caller#download}. */
    DOWNLOAD
  }

  /** An operation that appends to a context. */
  static <Q, A> Bound<Q, A> write(Class<Q> request, Class<A> answer, Write<Q, A> call) {
    return bound(
        request,
        answer,
        Stream.NONE,
        (caller, context, q, given) ->
            call.on(context, q, Binder.bind(WRITING, "", given).by(caller.via())));
  }

  /** An operation that looks at a context. */
  static <Q, A> Bound<Q, A> read(Class<Q> request, Class<A> answer, Read<Q, A> call) {
    return bound(
        request,
        answer,
        Stream.NONE,
        (caller, context, q, given) -> call.on(context, q, Binder.bind(READING, "", given)));
  }

  /** An operation that takes its time over a context. */
  static <Q, A> Bound<Q, A> house(Class<Q> request, Class<A> answer, LongWork<Q, A> call) {
    return bound(
        request,
        answer,
        Stream.NONE,
        (caller, context, q, given) -> call.on(context, q, caller.progress()));
  }

  /** An operation on the whole store. */
  static <Q, A> Bound<Q, A> store(
      Class<Q> request, Class<A> answer, BiFunction<Caller, Q, A> call) {
    return bound(
        request, answer, Stream.NONE, (caller, context, q, given) -> call.apply(caller, q));
  }

  /** An operation with a stream beside its request. */
  static <Q, A> Bound<Q, A> stream(
      Class<Q> request, Class<A> answer, Stream stream, BiFunction<Caller, Context, A> call) {
    return bound(
        request, answer, stream, (caller, context, q, given) -> call.apply(caller, context));
  }

  private static <Q, A> Bound<Q, A> bound(
      Class<Q> request, Class<A> answer, Stream stream, Call<Q, A> call) {
    return new Bound<>(
        RecordShape.of(request),
        answer,
        stream,
        call,
        (context, q) -> false,
        UnaryOperator.identity());
  }

  /** The same, a person's when {@code condition} holds; the operation says so in words. */
  Bound<Q, A> personsWhen(BiPredicate<Context, Q> condition) {
    return new Bound<>(request, answer, stream, call, condition, forBound);
  }

  /** The same, its answer without what tells of other contexts for a caller who is bound to some. */
  Bound<Q, A> forBound(UnaryOperator<A> less) {
    return new Bound<>(request, answer, stream, call, persons, less);
  }

  private static List<FieldShape> common(Kind kind) {
    List<FieldShape> fields = new ArrayList<>();
    if (kind == Kind.WRITE) {
      fields.addAll(WRITING.fields());
    } else if (kind == Kind.READ) {
      fields.addAll(READING.fields());
    }
    fields.addAll(ANYWHERE.fields());
    return List.copyOf(fields);
  }

  public String name() {
    return operation.name();
  }

  public Kind kind() {
    return operation.kind();
  }

  public String does() {
    return operation.does();
  }

  /** Who may ask for it. */
  public Who who() {
    return operation.who();
  }

  /** Who may ask, as a sentence behind what it does; empty for anyone. */
  public String forWhom() {
    return switch (who()) {
      case ANYONE -> "";
      case DEPENDS -> " A person's, when " + operation.personsWhen() + ".";
      case PERSON -> " A person's.";
    };
  }

  public List<String> examples() {
    return List.of(operation.examples());
  }

  public Class<Q> request() {
    return request.type();
  }

  public Class<A> answer() {
    return answer;
  }

  public Stream stream() {
    return stream;
  }

  /** What it takes: its own fields. */
  public List<FieldShape> fields() {
    return request.fields();
  }

  /** What it takes besides, as all operations of its kind do. */
  public List<FieldShape> commonFields() {
    return common;
  }

  /** Those of its own fields that name a file of the caller. */
  private List<String> files() {
    return Arrays.stream(request.type().getRecordComponents())
        .filter(component -> {
          Field said = component.getAnnotation(Field.class);
          return said != null && said.file();
        })
        .map(component -> FieldNames.of(component.getName()))
        .toList();
  }

  /** All fields, its own first. */
  public List<FieldShape> allFields() {
    List<FieldShape> all = new ArrayList<>(fields());
    all.addAll(common);
    return all;
  }

  /** Refuses who may not ask at all, so that a door need not read what they send. */
  public void admit(Access access) {
    if (who() == Who.PERSON) {
      access.requirePerson("'" + name() + "'");
    }
  }

  /** Checks who asks, then the request whole, then answers it. */
  public Answered answer(Caller caller, ObjectNode given) {
    admit(caller.access());
    Unknown.refuse("", allFields(), given);
    try {
      return checked(caller, placed(caller.files(), given));
    } catch (InvalidPathException e) {
      throw CairnException.invalid("path", "'" + e.getInput() + "' is no path: " + e.getReason());
    }
  }

  private Answered checked(Caller caller, ObjectNode given) {
    Q bound = Binder.bind(request, "", given);
    Anywhere anywhere = Binder.bind(ANYWHERE, "", given);
    ContextName named = anywhere.context().orElse(caller.context());
    caller.access().require(named);
    Context context = caller.cairn().context(named.value());
    boolean depends = who() == Who.DEPENDS && caller.access().role() != Via.PERSON;
    if (depends && persons.test(context, bound)) {
      caller.access().requirePerson("'" + name() + "', when " + operation.personsWhen() + ",");
    }
    A whole = call.on(caller, context, bound, given);
    A answer = caller.access().contexts().isPresent() ? forBound.apply(whole) : whole;
    return new Answered(
        answer, operation.explains() || anywhere.why().orElse(false), notice(caller, named));
  }

  /** Of the context that was asked; what is not there yet has nothing to tell. */
  private static Optional<String> notice(Caller caller, ContextName named) {
    return caller.cairn().notice(named.value());
  }

  /** The same request, its files where this caller may have them. */
  private ObjectNode placed(OutputFolder files, ObjectNode given) {
    ObjectNode placed = given;
    for (String field : files()) {
      if (given.path(field).isString()) {
        placed =
            placed.deepCopy().put(field, files.place(field, given.path(field).asString()));
      }
    }
    return placed;
  }

  /** The one way all operations are called. */
  @FunctionalInterface
  private interface Call<Q, A> {
    A on(Caller caller, Context context, Q request, ObjectNode given);
  }

  @FunctionalInterface
  interface Write<Q, A> {
    A on(Context context, Q request, Writing writing);
  }

  @FunctionalInterface
  interface Read<Q, A> {
    A on(Context context, Q request, Reading reading);
  }

  @FunctionalInterface
  interface LongWork<Q, A> {
    A on(Context context, Q request, Progress progress);
  }
}
