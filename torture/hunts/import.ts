/** Files of goods as attackers make them, each read in a process of its own so that its memory is its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { writeForm, type Form } from '@portal/server/platform/sheet/write-form';
import { writeSheet } from '@portal/server/platform/sheet/write-sheet';
import { readSheet } from '@portal/server/platform/sheet/read-sheet';
import { hostileSheets, type HostileSheet } from '@portal/server/platform/sheet/hostile-sheets.fixture';
import { costing } from '../cost.ts';
import type { Hunt } from '../hunt.ts';

const SECONDS_MAX = 10;
const MEGABYTES_MAX = 600;
const reader = fileURLToPath(new URL('../read-one-sheet.ts', import.meta.url));

interface Reading {
  /** As `costing` counts them. */
  seconds: number;
  /** Peak of the process; 0 where it was not its own. */
  megabytes: number;
  /** A sentence, or how many rows; undefined when there was neither. */
  said: string | undefined;
}

/** Cheap to make, and each once hung or broke the reader. */
const SHORT =
  /149,000|9,000 letters|250,000 blanks|8 MB of <|8 MB of merges|billion|same bytes|called|encrypted|line breaks|carriage|1,000,000 columns|never closes|macros|a formula/;

/** No spreadsheet writes these. */
const NEVER_HONEST = /called|encrypted|same bytes|macros|a formula|billion|entity|149,000|never closes/;

/** What spreadsheets take for the beginning of a formula, and what they might. */
const FORMULAS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  "'=",
  '=+',
  '=-@',
  '\u0000=',
  '\uFEFF=',
  '%=',
  '|=',
  ';=',
  ',=',
  '=cmd|',
  '=DDE(',
  '=HYPERLINK(',
].map((start) => `${start}1+cmd|' /C calc'!A0`);

async function activeCells(): Promise<number> {
  const form: Form = {
    name: '=1',
    title: '=1',
    orientation: 'portrait',
    widths: [20, 20],
    headRow: 0,
    pageHead: '=1',
    rows: FORMULAS.map((value) => ({ cells: [0, 1].map((column) => ({ column, value })) })),
  };
  const sheet = { name: '=1', columns: [{ header: '=1', width: 20, format: 'text' as const }], rows: FORMULAS.map((value) => [value]) };
  let active = 0;
  for (const bytes of [await writeForm(form), await writeSheet(sheet)]) {
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const cells = xml.match(/<c [^>]*>/g) ?? [];
    active += (xml.match(/<f[ >/]/g) ?? []).length + cells.filter((cell) => !/ t="(?:s|inlineStr)"/.test(cell)).length;
    if (cells.length < FORMULAS.length) active++;
  }
  return active;
}

export const importing: Hunt = {
  name: 'import',
  purpose: 'hostile files of goods end in a sentence within ten seconds, within 600 MB, and write nothing anywhere',
  async run({ short, row, say }) {
    const chosen = short ? hostileSheets.filter(({ name }) => SHORT.test(name) && !/60 MB/.test(name) && name !== 'one tag that never closes') : hostileSheets;
    const folder = await mkdtemp(join(tmpdir(), 'portal-hunt-import-'));
    try {
      const readings: { name: string; reading: Reading }[] = [];
      for (const sheet of chosen) {
        const reading = short ? await readHere(sheet) : await readAlone(sheet, folder);
        readings.push({ name: sheet.name, reading });
        if (!short) say(`${sheet.name}: ${reading.seconds.toFixed(2)} s, ${reading.megabytes} MB, ${reading.said ?? 'NOTHING'}`);
      }
      const slow = readings.filter(({ reading }) => reading.seconds > SECONDS_MAX);
      for (const { name } of slow) say(`too slow: ${name}`);
      const worst = readings.toSorted((a, b) => b.reading.seconds - a.reading.seconds)[0];
      row('a hostile file ends within 10 s', readings.length, slow.length, `worst ${worst?.reading.seconds.toFixed(2)} s (${worst?.name})`);
      const mute = readings.filter(({ reading }) => reading.said === undefined);
      for (const { name } of mute) say(`neither sentence nor rows: ${name}`);
      row('a hostile file ends in a sentence, or in rows', readings.length, mute.length);
      if (!short) {
        const peak = Math.max(...readings.map(({ reading }) => reading.megabytes));
        row('reading stays within 600 MB', readings.length, readings.filter(({ reading }) => reading.megabytes > MEGABYTES_MAX).length, `peak ${peak} MB`);
      }
      const dishonest = readings.filter(({ name }) => NEVER_HONEST.test(name));
      const believed = dishonest.filter(({ reading }) => /^\d+ rows$/.test(reading.said ?? ''));
      for (const { name } of believed) say(`believed: ${name}`);
      row('what no honest file holds is refused', dishonest.length, believed.length);
      const strays = [...(await readdir(tmpdir())), ...(await readdir('.'))].filter((name) => name.includes('portal-escape'));
      row('a text in a sheet we write is no formula', 3 * FORMULAS.length, await activeCells());
      row('nothing is written outside', chosen.filter(({ name }) => name.includes('called')).length, strays.length);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function readHere({ file, bytes }: HostileSheet): Promise<Reading> {
  const given = bytes();
  const { result: said, seconds } = await costing(() =>
    readSheet(given, file).then(
      (outcome) => (outcome.ok ? `${outcome.rows.length} rows` : outcome.problem),
      () => undefined,
    ),
  );
  return { seconds, megabytes: 0, said };
}

async function readAlone({ file, bytes }: HostileSheet, folder: string): Promise<Reading> {
  const path = join(folder, file);
  await writeFile(path, bytes());
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(process.execPath, [reader, path], { stdio: ['ignore', 'pipe', 'ignore'] });
    const late = setTimeout(() => child.kill('SIGKILL'), 20 * SECONDS_MAX * 1000);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.on('exit', (code) => {
      clearTimeout(late);
      const answer = code === 0 ? (JSON.parse(said) as Reading) : undefined;
      resolve(answer ?? { seconds: (performance.now() - began) / 1000, megabytes: 0, said: undefined });
    });
  });
}
