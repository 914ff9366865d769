/**
 * Writes the configuration table and the demo accounts into README.md, from the schema that reads the environment:
 *   node tools/readme-table.mjs            writes them
 *   node tools/readme-table.mjs --check    fails when they are not what the sources say now
 * Needs Node 24.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentTable } from '../apps/server/src/platform/environment.ts';
import { demoAccounts } from '../apps/server/demo-world/people.ts';

const path = new URL('../README.md', import.meta.url);

const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

export const environmentText = (rows = environmentTable()) =>
  table(
    ['变量 / Variable', '默认 / Default', '用途', 'Purpose', '取值 / Value'],
    rows.map(({ name, fallback, purposeZh, purpose, expected }) => [`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, purposeZh, purpose, expected]),
  );

export const accountsText = (accounts = demoAccounts) =>
  table(
    ['手机号 / Phone', '身份 / Role', '说明 / Note'],
    accounts.map(({ phone, role, note }) => [phone, role, note]),
  );

/** Puts `text` between the marks `name:begin` and `name:end`; throws when the README has lost them. */
export function fill(readme, name, text) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}`);
  return `${readme.slice(0, from + begin.length)}\n${text}\n${readme.slice(to)}`;
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/').split('/').at(-1))) {
  const readme = readFileSync(path, 'utf8');
  const wanted = fill(fill(readme, 'environment', environmentText()), 'accounts', accountsText());
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (readme !== wanted) {
    process.stderr.write(
      'README.md 中的配置表已过期：请运行 node tools/readme-table.mjs。 / The tables of README.md are out of date: run node tools/readme-table.mjs.\n',
    );
    process.exitCode = 1;
  }
}
