/** Puts the accounts that journeys alone need (`accounts.ts`) into the data folder named, whose portal has stopped. */
import { hashPassword, insertPeople } from '@portal/server/modules/account/index';
import { demoPeople } from '@portal/server/demo-world/people';
import { takeFolderLock } from '@portal/server/platform/db/lock';
import { openDataFolder } from '@portal/server/platform/db/restore';
import { createLog } from '@portal/server/platform/log';
import { looked, written, type Account } from './accounts.ts';

const dataDir = process.argv[2] ?? '';
const lock = await takeFolderLock(dataDir);
const { database } = await openDataFolder(dataDir, { log: createLog({ level: 'silent' }), now: Date.now });

const people = demoPeople(Date.now());
const passwordHash = await hashPassword(looked.person.password);
const numberOf = (phone: string) => `A${phone}`;
const doubles = Object.values<Account>(written).flatMap(({ phone, like }) => (like === undefined ? [] : [{ phone, like }]));
const rows = doubles.map(({ phone, like }) => {
  const own = { accountNo: numberOf(phone), phone, passwordHash };
  return {
    accounts: people.accounts.filter((account) => account.phone === like).map((account) => ({ ...account, ...own })),
    identities: people.identities.filter(({ accountNo }) => accountNo === numberOf(like)).map((identity) => ({ ...identity, accountNo: own.accountNo })),
  };
});
await database.transaction((db) =>
  insertPeople(db, {
    enterprises: [],
    accounts: rows.flatMap(({ accounts }) => accounts),
    identities: rows.flatMap(({ identities }) => identities),
    dealers: [],
    bindings: [],
  }),
);
await database.close();
await lock.release();
