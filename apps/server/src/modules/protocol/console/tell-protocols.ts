/** Everybody is sent a message of a version when it comes into force (OPERATOR-10). */
import { newId } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Task } from '../../../platform/jobs/task.ts';
import type { Signal } from '../../../platform/live/signals.ts';
import type { ProtocolNeeds } from '../needs.ts';
import { listInForce, listToTell, takeTelling } from '../store.ts';

/** One transaction a version: cut off anywhere, the next run does the rest. Of a version that a newer one has overtaken nobody is told. */
export async function tellProtocols({ database, now, log }: JobContext, { onPublished, signals }: ProtocolNeeds): Promise<void> {
  for (const row of await listToTell(database.db, now)) {
    const told: Signal[] = [];
    await database
      .transaction(async (db) => {
        const [inForce] = await listInForce(db, [row.protocolCode], now);
        if (!(await takeTelling(db, row)) || inForce?.version !== row.version) return;
        const ctx = { db, now, newId: () => newId(now), signal: (signal: Signal) => void told.push(signal) };
        for (const tell of onPublished) await tell(ctx, row);
      })
      .catch((error: unknown) => {
        log.error({ err: error, protocolCode: row.protocolCode, version: row.version }, 'a new version of an agreement could not be told of');
        told.length = 0;
      });
    for (const signal of told) signals.publish(signal);
  }
}

/** The same at once, for a version that holds from now on. */
export const tellProtocolsTask: Task<Record<string, never>, ProtocolNeeds> = {
  name: 'tell-protocol-now',
  perform: (at, _payload, room) => tellProtocols(at, room),
};
