import { newId } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf } from '../../platform/http/context.ts';
import { listExchangesOfAccount, updateForgotten } from './exchange-store.ts';
import { listEntriesOfAccount, listHolders } from './ledger-store.ts';
import { postMovement } from './post-movement.ts';

/** What an account has in credits lapses with it; the book keeps the movements, without where goods went. */
async function forget(db: Db, accountNo: string, now: number): Promise<void> {
  for (const holder of await listHolders(db, accountNo))
    await postMovement({ db, now, newId: () => newId(now) }, 'lapse', {
      owner: ownerOf(holder),
      points: -holder.balance,
      sourceNo: `${holder.holderNo} ${now}`,
      words: '账号注销',
    });
  await updateForgotten(db, accountNo);
}

export const creditsRecords = {
  name: '积分',
  read: async (db: Db, accountNo: string) => [...(await listEntriesOfAccount(db, accountNo)), ...(await listExchangesOfAccount(db, accountNo))],
  forget,
};
