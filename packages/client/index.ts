/**
 * Calls endpoints of the contract. Only method and path are read at run time, so a page that calls one endpoint ships
 * one path. Throws `CallError`; never toasts.
 */
import {
  errorDataOf,
  internal,
  tooManyRequests,
  unavailable,
  type BodyInputOf,
  type DataOf,
  type DoorError,
  type Endpoint,
  type Envelope,
  type ErrorData,
  type ErrorDefinition,
  type SpeakingError,
  type Fallback,
  type ParamsOf,
  type QueryInputOf,
} from '@portal/contract/core';

/** `retryAfterMs`: how long the server asked to wait, where it did. */
export interface Transport {
  (request: {
    method: 'GET' | 'POST';
    path: string;
    body?: unknown;
    headers: Record<string, string>;
    signal?: AbortSignal;
  }): Promise<{ status: number; json: unknown; retryAfterMs?: number }>;
}

/** A failed call: `code` of the envelope (0 for a network failure), HTTP `status` (0 likewise), `msg` for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;
  readonly status: number;
  readonly msg: string;
  readonly data: unknown;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly isNetworkError: boolean;
  /** How long the server asked to wait before another try. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: {
    code: number;
    status: number;
    msg: string;
    data?: unknown;
    fields?: Record<string, string>;
    requestId?: string;
    isNetworkError?: boolean;
    retryAfterMs?: number;
  }) {
    super(failure.msg);
    this.code = failure.code;
    this.status = failure.status;
    this.msg = failure.msg;
    this.data = failure.data;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
    this.isNetworkError = failure.isNetworkError ?? false;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/**
 * The failed call in what was thrown, or null for any other error. Known by name, not by class: a loader's call is made by the
 * server with its own copy of this module, and the pages' build carries another.
 */
export const findCallError = (error: unknown): CallError | null =>
  error instanceof Error && error.name === 'CallError' && 'status' in error ? (error as CallError) : null;

/** The server has looked at the call and refused it; false where the answer was lost, so that it may have been done. */
export function isRefused(failure: unknown): boolean {
  const failed = findCallError(failure);
  return failed !== null && !failed.isNetworkError && failed.status < 500;
}

/** The failure a call with this error ends in: for what a page knows before it asks, and for tests. */
export const callErrorOf = ({ code, status, msg }: SpeakingError, more: { msg?: string; data?: unknown } = {}): CallError =>
  new CallError({ code, status, msg, ...more });

/** How calls of an endpoint may fail: as it declares, and as any may. */
export type ErrorOf<E extends Endpoint> = DoorError | (E extends { outcomes: readonly (infer D extends ErrorDefinition)[] } ? D : never);

/** `data` is null where the server had none to give. */
export interface Refusal<D extends ErrorDefinition> {
  msg: string;
  data: ErrorData<D> | null;
}

/**
 * Asks a failed call of an endpoint for one error after the other: `refusedBy<typeof saveSelection>(failure)(listChanged)`. Null
 * where it failed otherwise. An error the endpoint does not declare does not compile.
 */
export const refusedBy = <E extends Endpoint>(failure: unknown) => {
  const failed = findCallError(failure);
  return <D extends ErrorOf<E>>(error: D): Refusal<D> | null =>
    failed?.code === error.code ? { msg: failed.msg, data: errorDataOf(error, failed.data) } : null;
};

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: never } : {} extends T ? { [K in Name]?: T } : { [K in Name]: T };
export type CallInput<E extends Endpoint> = Part<'query', QueryInputOf<E>> &
  Part<'params', ParamsOf<E>> &
  Part<'body', E extends { upload: true } ? FormData : BodyInputOf<E>> &
  KeyOf<E> & { signal?: AbortSignal };
/** The server takes a creating call without a key as well; ours never goes without, for its second try must find the first (WIRE-12). */
type KeyOf<E extends Endpoint> = E['idempotency'] extends 'key' ? { idempotencyKey: string } : { idempotencyKey?: never };
/** Data alone; of a list with its count; of a list that takes a keyword also whether only looser words found it. */
export type CallAnswer<E extends Endpoint> = E extends { searched: true }
  ? { data: DataOf<E>; count: number; loosened: boolean; fallback?: Fallback }
  : E extends { counted: true }
    ? { data: DataOf<E>; count: number }
    : DataOf<E>;
export type Call = <const E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<CallAnswer<E>>;

/** Request time-out (WIRE-4). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Path of an endpoint with parameters filled in and non-empty query values joined. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, input: { params?: unknown; query?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** For answers that may come from before the server, without an envelope. */
const WORDLESS: ReadonlyMap<number, string> = new Map([tooManyRequests, unavailable].map(({ status, msg }) => [status, msg]));

export function createCall(transport: Transport): Call {
  return async (endpoint, input) => {
    const { body, idempotencyKey, signal } = (input ?? {}) as { body?: unknown; idempotencyKey?: string; signal?: AbortSignal };
    const { status, json, retryAfterMs } = await transport({
      method: endpoint.method,
      path: pathOf(endpoint, input as { params?: unknown; query?: unknown }),
      ...(endpoint.method === 'POST' ? { body: body ?? {} } : {}),
      headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      ...(signal ? { signal } : {}),
    });
    const envelope = json as Partial<Envelope> | null;
    if (status >= 200 && status < 300 && envelope?.code === 0) {
      // what stands in it is the endpoint's word; a type that hangs on the endpoint cannot be told of what came over the wire
      if (!endpoint.counted) return envelope.data as never;
      return {
        data: envelope.data,
        count: envelope.count ?? 0,
        ...(endpoint.searched ? { loosened: envelope.loosened ?? false, ...(envelope.fallback ? { fallback: envelope.fallback } : {}) } : {}),
      } as never;
    }
    throw new CallError({
      code: envelope?.code ?? status,
      status,
      msg: envelope?.msg || envelope?.message || (WORDLESS.get(status) ?? internal.msg),
      data: envelope?.data,
      ...(envelope?.fields ? { fields: envelope.fields } : {}),
      ...(envelope?.requestId ? { requestId: envelope.requestId } : {}),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  };
}

/** What does not arrive, or is not answered in time. */
export const networkFailure = (): CallError =>
  new CallError({ code: 0, status: 0, msg: navigator.onLine ? '暂时连接不上服务器，请稍后重试' : '网络异常，请检查网络后重试', isNetworkError: true });

/** Status and code alike. */
const SESSION_OVER = 401;

/** The browser's transport: same origin, cookies. `keepalive`: sent also where the page is gone before the answer comes. */
export const browserTransportWith =
  ({ timeoutMs = REQUEST_TIMEOUT_MS, keepalive = false }: { timeoutMs?: number; keepalive?: boolean }): Transport =>
  async ({ method, path, body, headers, signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    // a form brings its own content type, with the mark that parts it
    const content = body === undefined || body instanceof FormData ? { body } : { body: JSON.stringify(body), type: 'application/json' };
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        keepalive,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...(content.type === undefined ? {} : { 'content-type': content.type }), ...headers },
        ...(content.body === undefined ? {} : { body: content.body }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw networkFailure();
    }
    const json: unknown = await response.json().catch(() => null);
    const waitSeconds = response.headers.get('retry-after') ?? '';
    // a session that is over may be said by the code alone (WIRE-2)
    const status = (json as Partial<Envelope> | null)?.code === SESSION_OVER ? SESSION_OVER : response.status;
    return { status, json, ...(/^\d+$/.test(waitSeconds) ? { retryAfterMs: Number(waitSeconds) * 1000 } : {}) };
  };

export const browserTransport: Transport = /* @__PURE__ */ browserTransportWith({});
