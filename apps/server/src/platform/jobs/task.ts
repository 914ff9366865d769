/** Work that follows a change: written down in the change's own transaction, performed when that is committed. */
import type { Db } from '../db/database.ts';
import type { JobContext } from './job.ts';

export interface TaskContext extends JobContext {
  /** The same on every try, another for every writing down: what an outside service may tell repetitions by. */
  taskId: string;
}

/**
 * A kind of such work. It may be performed more than once (the process may end between doing and saying so), so doing it twice must
 * leave the same as once. It fails by throwing and is tried again, later and later, for about a day.
 */
export interface Task<Payload extends object, Room = unknown> {
  /** Letters, digits and hyphens. It stands in the database: renaming leaves what is written down undone. */
  readonly name: string;
  /** `payload` went through JSON. */
  readonly perform: (at: TaskContext, payload: Payload, room: Room) => Promise<void>;
}

/** Writes a task down: it exists if and only if the transaction is committed. */
export type AfterCommit = <Payload extends object>(task: Task<Payload, never>, payload: Payload) => Promise<void>;

/** Where tasks wait. */
export interface TaskQueue {
  /** In the transaction of `db`. Throws `unavailable` while there is no queue. */
  add(db: Db, name: string, payload: object): Promise<void>;
  /** The transaction is committed: these need not wait for the next look. */
  hurry(names: Iterable<string>): void;
}

/** For tests of parts that no task follows. */
export const noTasks: TaskQueue = {
  add: (_db, name) => Promise.reject(new Error(`no queue for ${name}`)),
  hurry: () => {},
};

/** A task of a room whose needs are met. */
export interface BoundTask {
  readonly name: string;
  perform(at: TaskContext, payload: object): Promise<void>;
}
