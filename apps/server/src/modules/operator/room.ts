import { defineRoom } from '../../platform/room.ts';
import { getOperator } from './get-operator.ts';
import { listLogChoices, listOperatorLog } from './list-operator-log.ts';
import { findBrokenLine } from './log-chain.ts';
import type { OperatorNeeds } from './needs.ts';
import { decideOperatorChange, listOperatorChanges, listOperatorPeople, lockOperator, proposeOperatorChange } from './operator-people.ts';
import { operatorLogout } from './operator-logout.ts';
import { operatorLogin } from './sign-in/operator-login.ts';
import { operatorSecondFactor } from './sign-in/operator-second-factor.ts';
import { deleteExpired } from './store.ts';

export const operatorRoom = defineRoom({
  name: 'operator',
  open: (needs: OperatorNeeds) => needs,
  operations: [
    operatorLogin,
    operatorSecondFactor,
    getOperator,
    operatorLogout,
    listOperatorLog,
    listLogChoices,
    listOperatorPeople,
    listOperatorChanges,
    proposeOperatorChange,
    decideOperatorChange,
    lockOperator,
  ],
  jobs: [
    { name: 'forget-operator-sessions', cron: '11 * * * *', run: ({ database, now }) => database.transaction((db) => deleteExpired(db, now)) },
    {
      name: 'verify-operator-log',
      cron: '17 4 * * *',
      async run({ database, log }) {
        const proof = await findBrokenLine(database.db);
        if (proof.outcome === 'broken') log.error({ chainNo: proof.chainNo, lineId: proof.id }, 'the log of operators is broken');
        else log.info({ lines: proof.lines, hash: proof.hash }, 'the log of operators is whole');
      },
    },
  ],
});
