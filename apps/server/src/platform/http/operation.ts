/** An operation: what a room does when one endpoint is called. */
import type { BodyOf, DataOf, Endpoint, Fallback, ParamsOf, QueryOf } from '@portal/contract/core';
import type { OperatorAccess } from '@portal/engines/access';
import type { Lasting } from './privacy.ts';
import type { Caller, Context, OperatorCaller, SignedInCaller } from './context.ts';
import type { Written } from './written.ts';

/** What came in, parsed by the endpoint's own shapes. */
export interface Input<E extends Endpoint> {
  query: QueryOf<E>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
}

/** A file as an answer. */
export interface Download {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** The same for everybody, and as long; nobody else keeps it when absent. */
  lasting?: Lasting;
  /** What tells these bytes from others under the same address; whoever has them already is told so. */
  tag?: string;
}

export type Answer<E extends Endpoint> = E extends { download: true }
  ? Download
  : E extends { searched: true }
    ? { data: DataOf<E> | Written; count: number; loosened: boolean; fallback?: Fallback | undefined }
    : E extends { counted: true }
      ? { data: DataOf<E>; count: number }
      : DataOf<E> | Written;

export type CallerOf<E extends Endpoint> = E['access'] extends 'everyone' ? Caller : E['access'] extends OperatorAccess ? OperatorCaller : SignedInCaller;

/** An endpoint and what is done for it. `Room`: what it needs of its room beside the context; `unknown` for one that needs nothing. */
export interface Operation<Room = unknown> {
  readonly endpoint: Endpoint;
  readonly perform: (ctx: Context<SignedInCaller>, input: Input<Endpoint>, room: Room) => Promise<unknown>;
}

/**
 * The one form of an operation: `operation(contract.listSpu, async function listSpu(ctx, input, room: CatalogRoom) { … })`.
 * The function bears the endpoint's name, so that a stack trace says which call failed.
 */
export const operation = <const E extends Endpoint, Room = unknown>(
  endpoint: E,
  perform: (ctx: Context<CallerOf<E>>, input: Input<E>, room: Room) => Promise<Answer<E>>,
): Operation<Room> => ({ endpoint, perform: perform as Operation<Room>['perform'] });
