/**
 * An expected failure as a value of its room (`<room>/errors.ts`): thrown by operations, declared by endpoints as their outcomes,
 * told apart by pages. A walk over all rooms keeps names and codes unique.
 * Source: WIRE-1, WIRE-2, WIRE-3.
 */

/** What one field of an error's data may be; said in words of its own, because pages tell errors apart without loading zod. */
interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
  'string[]': readonly string[];
}
export type ErrorShape = Readonly<Record<string, keyof Kinds>>;

export interface ErrorDefinition {
  /** The name of the constant. */
  name: string;
  /** Wire code of the envelope. */
  code: number;
  /** HTTP status; from 500 on the fault is ours or our upstream's, and is logged as an error. */
  status: number;
  /** Chinese sentence for the user; a throw may replace it with a more exact one. */
  msg: string;
  /** What the error tells beside its sentence; a throw that has nothing to tell leaves it out. */
  data?: ErrorShape;
}

export type ErrorData<D extends ErrorDefinition> = D extends { data: infer Shape extends ErrorShape }
  ? { readonly [Field in keyof Shape]: Kinds[Shape[Field]] }
  : null;

/** Declares an error and keeps its literal types, by which one is told from another. */
/* @__NO_SIDE_EFFECTS__ */
export const defineError = <const D extends ErrorDefinition>(definition: D): D => definition;

/** The data of a failure where it is what the error declares, no more and no less; null otherwise. */
export function errorDataOf<D extends ErrorDefinition>({ data: shape }: D, data: unknown): ErrorData<D> | null {
  if (shape === undefined || typeof data !== 'object' || data === null) return null;
  const fields = Object.entries(shape);
  const fits = Object.keys(data).length === fields.length && fields.every(([field, kind]) => isOfKind((data as Record<string, unknown>)[field], kind));
  return fits ? (data as ErrorData<D>) : null;
}

const isOfKind = (value: unknown, kind: keyof Kinds): boolean =>
  kind === 'string[]' ? Array.isArray(value) && value.every((one) => typeof one === 'string') : typeof value === kind;

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

  constructor(error: D, texts: Texts<D> = {}) {
    super(texts.message ?? error.name);
    this.name = error.name;
    this.error = error;
    this.msg = texts.msg ?? error.msg;
    this.data = texts.data ?? null;
    this.fields = texts.fields;
  }
}
