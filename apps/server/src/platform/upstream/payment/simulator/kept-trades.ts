/**
 * The trades of the simulator in a file, so that a code that was shown is paid by after a restart too: a line each time one changes, sealed by the portal's key,
 * for whoever can write the file must not make a payment by it. Source: PAYMENT-9.
 */
import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from '../../../log.ts';
import { appendToPlainFile, readPlainFile, writePlainFile } from '../../../plain-file.ts';
import { TRADES_MAX, type SimulatedTrade } from './trades.ts';

export type KeptTrade = Omit<SimulatedTrade, 'noticeUrl'>;
type Written = Omit<KeptTrade, 'refunds' | 'isLate'> & { isLate?: boolean; refunds: [string, { amountFen: SimulatedTrade['amountFen']; at: number }][] };

export interface KeptTrades {
  /** Each as it was last, the oldest first. */
  known: readonly KeptTrade[];
  keep(trade: KeptTrade): void;
}

interface Keeping {
  file: string;
  key: Buffer;
  log: Pick<Logger, 'warn'>;
}

/**
 * What is in the file, and what keeps more of it there. Lines that are damaged, torn or of another's hand are said and left out. A file that cannot be read or written
 * counts as none: it is a demonstration, whose codes then end with the process.
 */
export async function openKeptTrades({ file, key, log }: Keeping): Promise<KeptTrades> {
  const unread = (err: NodeJS.ErrnoException): string => {
    if (err.code !== 'ENOENT') log.warn({ err, file }, 'what the simulated channels knew cannot be read');
    return '';
  };
  const lines = (await readPlainFile(file).then(String, unread)).split('\n').filter((line) => line !== '');
  const trades = lines.flatMap((line) => tradeOf(line, key) ?? []);
  if (trades.length < lines.length) log.warn({ file, lines: lines.length - trades.length }, 'lines of the simulated channels are not believed');
  const known = [...new Map(trades.map((trade) => [trade.code, trade])).values()].slice(-TRADES_MAX);
  const unwritten = (err: unknown): void => log.warn({ err, file }, 'what the simulated channels know is not kept');
  const text = known.map((trade) => lineOf(trade, key)).join('');
  await mkdir(dirname(file), { recursive: true })
    .then(() => writePlainFile(file, text))
    .catch(unwritten);
  return {
    known,
    keep(trade) {
      try {
        appendToPlainFile(file, lineOf(trade, key));
      } catch (error) {
        unwritten(error);
      }
    },
  };
}

const sealOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(`pay-simulator ${text}`).digest('base64url');

function lineOf({ channel, paymentNo, amountFen, subject, expiresAt, code, state, isLate, tradeNo, paidAt, refunds }: KeptTrade, key: Buffer): string {
  const written: Written = { channel, paymentNo, amountFen, subject, expiresAt, code, state, isLate, tradeNo, paidAt, refunds: [...refunds] };
  const text = JSON.stringify(written);
  return `${sealOf(text, key)} ${text}\n`;
}

function tradeOf(line: string, key: Buffer): KeptTrade | null {
  const [seal = ''] = line.split(' ', 1);
  const text = line.slice(seal.length + 1);
  if (seal !== sealOf(text, key)) return null;
  const written = JSON.parse(text) as Written;
  // a line of before says nothing of money under way
  return { ...written, isLate: written.isLate ?? false, refunds: new Map(written.refunds) };
}
