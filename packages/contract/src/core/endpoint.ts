/**
 * An endpoint as data: what crosses HTTP, who may call, what it may answer. Server, client, OpenAPI and the walk tests all
 * read this one object.
 */
import type { Access, OperatorAccess } from '@portal/engines/access';
import type { z } from 'zod';
import type { ErrorDefinition } from './define-error.ts';

/** `console`: the provider's own staff, with accounts and rights of their own. */
export type Site = 'portal' | 'sso' | 'console';

/**
 * Account and identity a page was made for, as `actingFor` writes them. Any call may name them; one that names others than the
 * session acts for by now (switched or signed in anew in another window, on another device) is refused with `identityChanged`.
 */
export const IDENTITY_HEADER = 'x-acting-for';
export const actingFor = ({ accountNo, merchantNo }: { accountNo: string; merchantNo: string }): string => `${accountNo}/${merchantNo}`;

/** How often one source may call: `max` calls in `windowMs`, counted by caller account, else by address. */
export interface Limit {
  max: number;
  windowMs: number;
}

/** What is read of the same kind by one account within a day, over all calls that name it: more than anybody looks at, and less than a copy takes. */
export const READING_QUOTAS = {
  goods: { max: 6_000, words: '产品' },
  dealers: { max: 300, words: '经销商' },
} as const;
export type ReadingQuota = keyof typeof READING_QUOTAS;

/** `costMs` of a small change, such as that of a list; one of hundreds of lines costs more, which the length of its answer tells. */
export const WRITE_COST_MS = 4;

/** A call's parts, parsed. */
export interface ParsedCall {
  query: unknown;
  params: unknown;
  body: unknown;
}

export interface Endpoint {
  /** The word shared by endpoint, operation and mutation, in camelCase. */
  name: string;
  method: 'GET' | 'POST';
  /** As callers know it, spelling included (WIRE-8); `:name` marks a parameter. */
  path: string;
  /** Other names of the same call: served under these paths as under the first, with its limit, its key and its answer (DEALER-10). */
  also?: readonly string[];
  /**
   * Of a POST that is specified as a GET: its body as parameters of an address (WIRE-15). Only scripts of our own pages and programs are heard
   * so, never a link, a picture or a prefetch, for it changes something all the same.
   */
  asGet?: z.ZodType;
  summary: string;
  /** Who may call. There is no default: what states nothing does not compile and is not served. */
  access: Access | OperatorAccess;
  /**
   * What a repeated call does. `read`: changes nothing. `natural`: the second call finds the state of the first.
   * `key`: creates; with the header `Idempotency-Key` the first answer is replayed for 24 h, without it each request is served once
   * (WIRE-12). `once`: spends something single-use.
   */
  idempotency: 'read' | 'natural' | 'key' | 'once';
  /** Of `key`: without the header it is refused with `idempotencyKeyMissing`, which its outcomes name. For money that is written down (WIRE-20). */
  keyRequired?: true;
  /** Where it is served; portal only when not stated. */
  sites?: readonly Site[];
  /** Of a parsed body: refused unless the call names, by the header `IDENTITY_HEADER`, whose list it means. For what would wipe another's (WIRE-7). */
  namesIdentity?: (body: unknown) => boolean;
  limit?: Limit;
  /** Counted by account beside the limit; guests read what is public, and are counted by their address alone. */
  quota?: ReadingQuota;
  /**
   * What a call takes of the database, in milliseconds of a small machine; 0 where it is next to nothing. A caller's costs are
   * counted over all endpoints together against one share.
   */
  costMs?: (input: ParsedCall) => number;
  query?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  /** Shape of `data` in the envelope. */
  data: z.ZodType;
  /** The handler gives `{ data, count }` and the envelope carries `count`. */
  counted?: boolean;
  /** Of a counted list that takes a keyword: the handler gives `loosened` as well, and the envelope carries it. */
  searched?: boolean;
  /** How its operation may fail beside `badRequest` and `notSignedIn`, all of it: outside production `serve` refuses any other error. */
  outcomes?: readonly ErrorDefinition[];
  /** The answer is a file, not an envelope; `data` then describes nothing that is sent. */
  download?: boolean;
  /** The body is multipart/form-data, read by the handler. */
  upload?: boolean;
  /**
   * `one`: the operation runs in one transaction (default for POST). `own`: the operation opens its own, because part of
   * what it writes must stay when it fails, or because it computes long before writing.
   */
  transaction?: 'one' | 'own';
}

/** The call under each of its paths, the first one first; all bear one name. */
export const everyPathOf = (endpoint: Endpoint): Endpoint[] =>
  [endpoint.path, ...(endpoint.also ?? [])].map((path) => (path === endpoint.path ? endpoint : { ...endpoint, path }));

/** Declares an endpoint and keeps its literal types. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodType } ? z.infer<S> : undefined;
export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends z.ZodType } ? z.infer<S> : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodType } ? z.infer<S> : undefined;
export type DataOf<E extends Endpoint> = z.infer<E['data']>;
/** What a caller may leave out (defaults) or write loosely (numbers in a query). */
export type QueryInputOf<E extends Endpoint> = E extends { query: infer S extends z.ZodType } ? z.input<S> : undefined;
export type BodyInputOf<E extends Endpoint> = E extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
