/** `npm run operator` as a function: makes an operator of the console, unlinks the authenticator of one, locks one, or proves the log. `operator-account.ts` is its entry. */
import { OPERATOR_ROLES, type OperatorRole } from '@portal/engines/access';
import { parseArgs } from 'node:util';
import { hashPassword } from '../modules/account/index.ts';
import { deleteSecondFactor, findBrokenLine, findHashAt, insertOperators, updateLocked } from '../modules/operator/index.ts';
import { newId, newSecret, systemClock } from '../platform/clock.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { bothWords, CannotBegin, runCommand, type CommandIo } from './operator-command.ts';

const USAGE = `用法 Usage:
  npm run operator -- --login NAME --name 姓名 --phone 138… --role administrator   新增 / add
  npm run operator -- --unlink NAME                                               解绑验证器 / unlink the authenticator
  npm run operator -- --lock NAME | --unlock NAME                                 停用或启用 / lock, or open again
  npm run operator -- --verify-log [--line 120:HASH]                              核对操作日志 / prove the log
  角色 roles: ${OPERATOR_ROLES.join(', ')}
  内置数据库需先停止门户 / stop the portal first where the database is the embedded one`;

const isRole = (text: string): text is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(text);

/** Gives the exit code: 0 done, 2 not done. */
export function operatorAccountCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  io: CommandIo,
  open = openPortalDatabase,
): Promise<number> {
  return runCommand(variables, io, {
    undone: ['没有完成', 'Not done'],
    work: async (environment) => {
      const work = plan(argv, io);
      const log = createLog({ level: 'silent' });
      const opened = await open(environment, { log, now: systemClock.now });
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
  const { login, name, phone, role, unlink, lock, unlock, line, 'verify-log': verifies } = read(argv);
  if (verifies) return ({ db }) => verifyLog(db, io, line);
  const locked = lock ?? unlock;
  if (locked !== undefined && login === undefined)
    return async ({ db }) => {
      if (!(await updateLocked(db, locked, lock !== undefined))) throw noOperator(locked);
      io.say(
        lock === undefined
          ? bothWords(`已启用 ${locked}`, `${locked} is open again`)
          : bothWords(`已停用 ${locked}，其登录已失效`, `${locked} is locked, the sessions have ended`),
      );
    };
  if (unlink !== undefined && login === undefined)
    return async ({ db }) => {
      if (!(await deleteSecondFactor(db, unlink))) throw noOperator(unlink);
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

const noOperator = (loginName: string) => new CannotBegin(bothWords(`没有登录名为 ${loginName} 的运营人员`, `There is no operator ${loginName}`));

/** Says that the log is whole, with the hash of its last line to be noted elsewhere, or fails with the first line that is not as it was. */
async function verifyLog(db: Db, io: CommandIo, line: string | undefined): Promise<void> {
  const proof = await findBrokenLine(db);
  if (proof.outcome === 'broken') {
    const { chainNo, id } = proof;
    throw new CannotBegin(
      id === null
        ? bothWords(`操作日志第 ${chainNo} 行缺失`, `Line ${chainNo} of the log is missing`)
        : bothWords(`操作日志第 ${chainNo} 行（编号 ${id}）被改动`, `Line ${chainNo} of the log (id ${id}) is not as it was written`),
    );
  }
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(line ?? '') ?? [];
  if (line !== undefined && hash === undefined) throw new CannotBegin(USAGE);
  if (hash !== undefined && (await findHashAt(db, Number(number))) !== hash)
    throw new CannotBegin(bothWords(`操作日志第 ${number} 行与记下的不同，或已不在`, `Line ${number} of the log is not the one that was noted, or is gone`));
  io.say(
    bothWords(
      `操作日志完整，共 ${proof.lines} 行，末行 ${proof.lines}:${proof.hash}`,
      `The log is whole: ${proof.lines} lines, the last is ${proof.lines}:${proof.hash}`,
    ),
  );
}

function read(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...argv],
      options: { login: text, name: text, phone: text, role: text, unlink: text, lock: text, unlock: text, line: text, 'verify-log': { type: 'boolean' } },
    }).values;
  } catch {
    throw new CannotBegin(USAGE);
  }
}
