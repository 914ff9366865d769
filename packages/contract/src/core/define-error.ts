/**
 * An expected failure as a value of its room (`<room>/errors.ts`): thrown by operations, declared by endpoints as their outcomes,
 * told apart by pages. A walk over all rooms keeps names and codes unique.
 * Source: WIRE-1, WIRE-2, WIRE-3.
 */

/** What one field of an error's data may be; said in words of its own, because pages tell errors apart without loading zod. */
interface Kinds {
  string: string;
  number: number;
  'number|null': number | null;
  boolean: boolean;
  'string[]': readonly string[];
}
/** A row of a list: plain values only. */
type RowShape = Readonly<Record<string, keyof Kinds>>;
type RowOf<Shape extends RowShape> = { readonly [Field in keyof Shape]: Kinds[Shape[Field]] };
/** A field of an error's data: a value, or a list of rows, written as the shape of one in brackets. */
export type ErrorShape = Readonly<Record<string, keyof Kinds | readonly [RowShape]>>;

export interface ErrorDefinition {
  /** The name of the constant. */
  name: string;
  /** Wire code of the envelope. */
  code: number;
  /** HTTP status; from 500 on the fault is ours or our upstream's, and is logged as an error. */
  status: number;
  /** Chinese sentence for the user; a throw may replace it with a more exact one. Null: every throw says what is wrong, there is none for all. */
  msg: string | null;
  /** What the error tells beside its sentence; a throw that has nothing to tell leaves it out. */
  data?: ErrorShape;
}

/** One that has its sentence. */
export type SpeakingError = ErrorDefinition & { msg: string };

export type ErrorData<D extends ErrorDefinition> = D extends { data: infer Shape extends ErrorShape }
  ? { readonly [Field in keyof Shape]: DataField<Shape[Field]> }
  : null;
type DataField<Kind> = Kind extends readonly [infer Row extends RowShape] ? readonly RowOf<Row>[] : Kind extends keyof Kinds ? Kinds[Kind] : never;

/** Declares an error and keeps its literal types, by which one is told from another. */
/* @__NO_SIDE_EFFECTS__ */
export const defineError = <const D extends ErrorDefinition>(definition: D): D => definition;

/** The data of a failure where it is what the error declares, no more and no less; null otherwise. */
export function errorDataOf<D extends ErrorDefinition>({ data: shape }: D, data: unknown): ErrorData<D> | null {
  return shape !== undefined && hasShape(shape, data) ? (data as ErrorData<D>) : null;
}

function hasShape(shape: ErrorShape, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const fields = Object.entries(shape);
  return Object.keys(data).length === fields.length && fields.every(([field, kind]) => isOfKind((data as Record<string, unknown>)[field], kind));
}

function isOfKind(value: unknown, kind: ErrorShape[string]): boolean {
  if (typeof kind === 'object') return Array.isArray(value) && value.every((row) => hasShape(kind[0], row));
  if (kind === 'string[]') return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return kind === 'number|null' ? value === null || typeof value === 'number' : typeof value === kind;
}

interface Texts<D extends ErrorDefinition> {
  /** For the log. */
  message?: string;
  /** For the user, more exact than the error's own sentence. */
  msg?: string;
  data?: ErrorData<D>;
  /** For a form: field path → Chinese sentence. */
  fields?: Record<string, string>;
}

/** A thrown error. */
export class AppError<D extends ErrorDefinition = ErrorDefinition> extends Error {
  readonly error: D;
  readonly msg: string;
  readonly data: unknown;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(error: D & SpeakingError, texts?: Texts<D>);
  constructor(error: D, texts: Texts<D> & { msg: string });
  constructor(error: D, texts: Texts<D> = {}) {
    super(texts.message ?? error.name);
    this.name = error.name;
    this.error = error;
    this.msg = texts.msg ?? error.msg ?? '';
    this.data = texts.data ?? null;
    this.fields = texts.fields;
  }
}
