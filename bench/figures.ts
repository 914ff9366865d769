/** The figures of one run, each said at once and written into docs/benchmarks.md in the end. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ROUNDS, SECONDS, SKUS } from './settings.ts';

const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

export interface Figure {
  what: string;
  measured: string;
  goal: string;
  held: boolean | null;
}
export type Note = (what: string, measured: string, goal: string, held: boolean | null) => void;
const figures: Figure[] = [];
export const note: Note = (what, measured, goal, held) => {
  figures.push({ what, measured, goal, held });
  console.log(`${held === null ? ' ' : held ? '✓' : '✗'} ${what}: ${measured}（目标 ${goal}）`);
};
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Puts lines between the marks of a section. */
export async function writeSection(name: 'figures' | 'memory' | 'lighthouse' | 'edit', lines: readonly string[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const section = `<!-- ${name}:begin -->\n${lines.join('\n')}\n<!-- ${name}:end -->`;
  await writeFile(
    file,
    text.replace(new RegExp(`<!-- ${name}:begin -->[\\s\\S]*<!-- ${name}:end -->`), () => section),
  );
}

/** The rows of the table, of what was noted so far. */
export const figureRows = (): string[] =>
  figures.map(({ what, measured, goal, held }) => `| ${what} | ${measured} | ${goal} | ${held === null ? '' : held ? '达到' : '**未达到**'} |`);

/** Writes the table and gives how many figures hold and how many do not. */
export async function writeFigures(): Promise<{ held: number; missed: number }> {
  await writeSection('figures', [
    `${new Date().toISOString().slice(0, 10)}，Node ${process.version}，${cpus().length} 核，${Math.round(totalmem() / 2 ** 30)} GiB；${SKUS} 个型号；每侧 ${ROUNDS} 轮 × ${SECONDS} s，交替进行，取中位数。`,
    '',
    '| 项目 | 测得 | 目标 | |',
    '|---|---|---|---|',
    ...figureRows(),
  ]);
  return { held: figures.filter(({ held }) => held).length, missed: figures.filter(({ held }) => held === false).length };
}
