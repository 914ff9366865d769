/** A room of the portal as one value: what it needs, what it answers, what it does by the clock. */
import type { Site } from '@portal/contract/core';
import type { FastifyInstance } from 'fastify';
import type { Operation } from './http/operation.ts';
import type { Serve } from './http/serve.ts';
import type { Job, JobContext } from './jobs/job.ts';
import type { BoundTask, Task } from './jobs/task.ts';

/** `Needs`: what comes from outside, from the platform or from a higher room. `Room`: what its operations and jobs work with. */
export interface RoomPlan<Needs, Room> {
  /** As on the stairs (`tools/house/stairs.ts`). */
  name: string;
  /** Makes of the needs what the operations work with. The needs' type stands here, and nothing of it has a default. */
  open(needs: Needs): Room;
  operations: readonly Operation<Room>[];
  /** Work by the clock. */
  jobs?: readonly RoomJob<Room>[];
  /** Work that follows its changes, or is given to it by higher rooms' changes. */
  tasks?: readonly Task<never, Room>[];
  /** What the site's HTTP learns for this room alone; before its operations are served. */
  prepare?(http: FastifyInstance, room: Room): Promise<void>;
}

export interface RoomJob<Room> extends Omit<Job, 'run'> {
  run(at: JobContext, room: Room): Promise<void>;
}

/** A room whose needs are met. */
export interface OpenRoom {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly jobs: readonly Job[];
  readonly tasks: readonly BoundTask[];
  /** Serves the operations that belong to `site`; an endpoint that names no site belongs to the portal. */
  serve(at: { http: FastifyInstance; serve: Serve; site: Site }): Promise<void>;
}

/** Gives the function that opens the room; a need that is not met does not compile. */
export const defineRoom =
  <Needs, Room>({ name, open, operations, jobs = [], tasks = [], prepare }: RoomPlan<Needs, Room>) =>
  (needs: Needs): OpenRoom => {
    const room = open(needs);
    return {
      name,
      operations: operations as readonly Operation[],
      jobs: jobs.map((job) => ({ ...job, run: (at) => job.run(at, room) })),
      // a task is found again by its name, and whoever wrote it down did so with its own payload (`AfterCommit`)
      tasks: tasks.map(({ name: task, perform }) => ({ name: task, perform: (at, payload) => perform(at, payload as never, room) })),
      async serve({ http, serve, site }) {
        await prepare?.(http, room);
        for (const operation of operations) if ((operation.endpoint.sites ?? ['portal']).includes(site)) serve(operation, room);
      },
    };
  };
