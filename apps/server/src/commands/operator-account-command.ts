/** `npm run operator` as a function: makes an operator of the console, or unlinks the authenticator of one. `operator-account.ts` is its entry. */
import { OPERATOR_ROLES, type OperatorRole } from '@portal/engines/access';
import { parseArgs } from 'node:util';
import { hashPassword } from '../modules/account/index.ts';
import { deleteSecondFactor, insertOperators } from '../modules/operator/index.ts';
import { newId, newSecret, systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { bothWords, CannotBegin, runCommand, type CommandIo } from './operator-command.ts';

const USAGE = `用法 Usage:
  npm run operator -- --login NAME --name 姓名 --phone 138… --role administrator   新增 / add
  npm run operator -- --unlink NAME                                               解绑验证器 / unlink the authenticator
  角色 roles: ${OPERATOR_ROLES.join(', ')}
  内置数据库需先停止门户 / stop the portal first where the database is the embedded one`;

const isRole = (text: string): text is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(text);

/** Gives the exit code: 0 done, 2 not done. */
export function operatorAccountCommand(argv: readonly string[], variables: Readonly<Record<string, string | undefined>>, io: CommandIo): Promise<number> {
  return runCommand(variables, io, {
    undone: ['没有完成', 'Not done'],
    work: async (environment) => {
      const work = plan(argv, io);
      const log = createLog({ level: 'silent' });
      const opened = await openPortalDatabase(environment, { log, now: systemClock.now });
      try {
        await work(opened.upkeep);
      } finally {
        await opened.close();
      }
    },
  });
}

/** What is to be done, once the words are understood. */
function plan(argv: readonly string[], io: CommandIo): (database: Database) => Promise<void> {
  const { login, name, phone, role, unlink } = read(argv);
  if (unlink !== undefined && login === undefined)
    return async ({ db }) => {
      if (!(await deleteSecondFactor(db, unlink))) throw new CannotBegin(bothWords(`没有登录名为 ${unlink} 的运营人员`, `There is no operator ${unlink}`));
      io.say(bothWords(`已解绑 ${unlink} 的验证器，下次登录时重新绑定`, `The authenticator of ${unlink} is unlinked; the next sign-in links another`));
    };
  if (!login || !/^[\w.-]{2,40}$/.test(login) || !name || !phone || !/^1\d{10}$/.test(phone) || !role || !isRole(role)) throw new CannotBegin(USAGE);
  return async ({ db }) => {
    // told once; the authenticator is linked at the first sign-in
    const password = `${newSecret().slice(0, 12)}aA1`;
    const row = { operatorNo: `O${newId(systemClock.now())}`, loginName: login, name, phone, role, passwordHash: await hashPassword(password) };
    if (!(await insertOperators(db, [{ ...row, gmtCreate: new Date(systemClock.now()) }])))
      throw new CannotBegin(bothWords(`登录名 ${login} 已被使用`, `The login name ${login} is taken`));
    io.say(`登录名 / login     ${login}\n密码 / password    ${password}\n首次登录时绑定验证器 / the first sign-in links an authenticator`);
  };
}

function read(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...argv], options: { login: text, name: text, phone: text, role: text, unlink: text } }).values;
  } catch {
    throw new CannotBegin(USAGE);
  }
}
