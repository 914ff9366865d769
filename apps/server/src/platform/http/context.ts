/** What travels with every request: the caller's three acting facts, the transaction, the clock, the log. Nothing is ambient. */
import type { OperatorRole, StaffRole, UserType } from '@portal/engines/access';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { WithCommit } from '../db/transaction.ts';
import type { AfterCommit } from '../jobs/task.ts';
import type { Signal } from '../live/signals.ts';
import type { Logger } from '../log.ts';

/** Who acts: account, identity (merchantNo), bound shop. A guest has none of them. */
export interface Caller {
  accountNo: string | null;
  userType: UserType;
  /** The chosen identity; '' for a person without an enterprise and for guests. */
  merchantNo: string;
  /** merchantNo of the first-level dealer ordered from; null when none is bound. */
  boundShopNo: string | null;
  surveyPermission: boolean;
  /** In the certified enterprise acted for (ENTERPRISE-7); null or absent: none. */
  staffRole?: StaffRole | null;
  /** The enterprise acted for is frozen. */
  isFrozen?: boolean;
  /** Hash of the session's token; null for guests. */
  sessionHash: string | null;
  /** On the console alone; `accountNo` is the operator's number there, and no right of the portal goes with it. */
  operator?: Operator;
}

/** One of the provider's own staff. */
export interface Operator {
  operatorNo: string;
  name: string;
  phone: string;
  role: OperatorRole;
}

export const GUEST: Caller = { accountNo: null, userType: 0, merchantNo: '', boundShopNo: null, surveyPermission: false, sessionHash: null };

/** A caller who has signed in: what every endpoint with `access: 'signedIn'` gets. */
export interface SignedInCaller extends Caller {
  accountNo: string;
  sessionHash: string;
}

/** Whoever acts on the console. */
export interface OperatorCaller extends SignedInCaller {
  operator: Operator;
}

/** What came over HTTP beside the body. */
export interface Wire {
  /** Address of the caller in its plain form, behind a trusted proxy the one it names; always an address. */
  ip: string;
  /** Origin the caller used, such as https://portal.example:3000. */
  origin: string;
  /** The request itself, for a body that is read as it arrives: an upload. */
  request: FastifyRequest;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Sent to every address below `path`; to all of them when left out. */
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; path?: string }): void;
  clearCookie(name: string, path?: string): void;
}

export interface Context<C extends Caller = Caller> {
  caller: C;
  /** The transaction of the operation, or the pool for reads and operations that open their own. */
  db: Db;
  /** Runs in a transaction of its own; only for endpoints with `transaction: 'own'`. */
  transaction<T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T>;
  /** Has a task performed once the operation's transaction is committed. Not for questions: they change nothing that could be followed. */
  afterCommit: AfterCommit;
  /** Has the last statement of the operation travel with COMMIT; as `afterCommit`, not for questions. */
  withCommit: WithCommit;
  /** Tells open connections to look again, once the operation is over; where it failed they look for nothing. */
  signal(signal: Signal): void;
  /** Milliseconds since 1970, fixed for the request. */
  now: number;
  newId(): string;
  log: Logger;
  wire: Wire;
}

/** What telling of an event needs: `db` is the event's own transaction. */
export type Telling = Pick<Context, 'db' | 'now' | 'newId' | 'signal'>;

/** Whose records: the account and the identity it acts for ('' without an enterprise). Every query of a person's own carries both. */
export interface Owner {
  accountNo: string;
  merchantNo: string;
}

export const ownerOf = ({ accountNo, merchantNo }: Pick<SignedInCaller, 'accountNo' | 'merchantNo'>): Owner => ({ accountNo, merchantNo });

/** What a question about a person's own records needs of the request's context. */
export type Asking = Pick<Context<SignedInCaller>, 'db' | 'caller'>;

/** The same where prices are asked for, which contracts give from one moment to another. */
export type Pricing = Asking & Pick<Context, 'now'>;

/** What a change of them needs: `db` is the transaction it belongs to. */
export type Changing = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now' | 'newId'>;
