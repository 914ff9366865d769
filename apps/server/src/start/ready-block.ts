/** The one block `npm start` ends in: where to go, who one may be, where the data lie, how to stop. */
import { networkInterfaces } from 'node:os';
import type { DemoAccount } from '@portal/contract/account';
import type { DemoOperator } from '../modules/operator/index.ts';
import type { Restoration } from '../platform/db/restore.ts';

export interface ReadyFacts {
  portalPort: number;
  ssoPort: number;
  consolePort: number;
  /** As configured: a name, an address, or 0.0.0.0 / :: for all of them. */
  host: string;
  portalOrigin: string | undefined;
  ssoOrigin: string | undefined;
  database: { kind: 'embedded' | 'postgres'; place: string };
  files: string;
  restored: Restoration | undefined;
  demoAccounts: readonly DemoAccount[] | undefined;
  demoOperators: readonly DemoOperator[] | undefined;
  /** Demo accounts that nobody can sign in with, because the demo is off. */
  demoLocked: number;
  startedInMs: number;
}

export function readyBlock(facts: ReadyFacts): string {
  const portals = facts.portalOrigin ? [facts.portalOrigin] : originsOf(facts.host, facts.portalPort);
  const sso = facts.ssoOrigin ?? originsOf(facts.host, facts.ssoPort)[0] ?? '';
  const lines = [
    `门户已就绪（${(facts.startedInMs / 1000).toFixed(1)} 秒）`,
    '',
    ...portals.map((origin, place) => row(place === 0 ? '门户' : '局域网', `${origin}/`)),
    row('登录站', `${sso}/login`),
    row('控制台', `${originsOf(facts.host, facts.consolePort)[0] ?? ''}/`),
    ...(facts.demoAccounts
      ? [row('短信箱', `${sso}/outbox（演示环境，验证码在此查看）`), row('时钟', `${portals[0] ?? ''}/demo-clock（演示环境，可把时间往后推）`)]
      : []),
    '',
    ...(facts.demoAccounts ? [...accountLines(facts.demoAccounts), ''] : []),
    ...(facts.demoOperators ? [...operatorLines(facts.demoOperators), ''] : []),
    row('数据', facts.database.kind === 'embedded' ? facts.database.place : `PostgreSQL ${facts.database.place}`),
    row('文件', facts.files),
    ...databaseNote(facts.database.kind),
    ...(facts.demoLocked > 0 ? ['', ...lockedLines(facts.demoLocked)] : []),
    ...(facts.restored ? ['', ...restoredLines(facts.restored)] : []),
    '',
    row('停止', '按 Ctrl-C'),
  ];
  const rule = '─'.repeat(72);
  return `\n${rule}\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n${rule}\n`;
}

const databaseNote = (kind: 'embedded' | 'postgres'): string[] =>
  kind === 'embedded'
    ? [
        row('说明', '内置数据库（PGlite）：进程崩溃安全、断电不保证；'),
        row('', '每 5 分钟内的改动有快照，损坏时自动恢复；'),
        row('', '收款请用 PostgreSQL（设置 DATABASE_URL）'),
      ]
    : [];

const lockedLines = (count: number): string[] => [
  `!! ${count} 个演示账号已停用（DEMO=0），密码公开的账号不能登录；设置 DEMO=1 可恢复`,
  `!! ${count} demo accounts are locked (DEMO=0), since their password is published; DEMO=1 opens them again`,
];

export function restoredLines({ takenAt, reason, aside, lastWrittenAt, isComplete }: Restoration): string[] {
  const from = beijing(takenAt);
  const until = lastWrittenAt !== undefined && lastWrittenAt > takenAt ? beijing(lastWrittenAt) : undefined;
  return [
    `!! 数据库曾损坏，已从 ${from} 的快照恢复`,
    `!! The database was damaged and has been restored from the snapshot of ${from}`,
    ...(isComplete
      ? ['!! 快照与上次停止时的数据一致，没有缺失 / the snapshot is as new as the database was when it stopped: nothing is missing']
      : [
          `!! 可能缺失：${until ? `${from} 至 ${until} 之间` : `${from} 之后`}的改动（订单、清单、登录、上传）`,
          `!! What may be missing: what was changed ${until ? `between ${from} and ${until}` : `after ${from}`} (orders, lists, sign-ins, uploads)`,
        ]),
    ...(aside ? [`!! 损坏的目录保留在 / the damaged folder is kept at ${aside}`] : []),
    `!! ${reason}`,
  ];
}

const beijing = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

function accountLines(accounts: readonly DemoAccount[]): string[] {
  const shared = new Set(accounts.map(({ password }) => password)).size === 1 ? accounts[0]?.password : undefined;
  return [
    row('演示账号', shared ? `密码均为 ${shared}` : ''),
    ...accounts.map(({ role, phone, password, note }) => row('', [phone, pad(role, 18), shared ? '' : password, note].filter(Boolean).join('  ').trimEnd())),
  ];
}

const operatorLines = (operators: readonly DemoOperator[]): string[] => [
  row('演示运营', `控制台用，密码 ${operators[0]?.password ?? ''}，动态码见登录页，或用以下密钥生成`),
  ...operators.map(({ loginName, role, secret }) => row('', `${pad(loginName, 10)}${pad(role, 10)}${secret}`)),
];

const row = (name: string, text: string): string => `${pad(name, 10)}${text}`;
/** Chinese characters take two columns of a terminal. */
const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0)));

/** Addresses a browser can open: this machine first, then its addresses in the network when all are listened on. */
export function originsOf(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const inNetwork = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...inNetwork];
}
