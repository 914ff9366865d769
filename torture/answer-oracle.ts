/** What every answer of the portal must be, told from the answer alone: its envelope, its status, its words, its time. */
import { doorErrors, envelopeOf, type Endpoint } from '@portal/contract/core';
import type { z } from 'zod';
import type { Answered } from './ask.ts';

/** Words of the database, of its driver and of our files: nobody outside has use for them. */
const INSIDE =
  /\b(?:select|insert into|update|delete from)\b.{0,80}\b(?:from|values|set|where)\b|syntax error|violates|relation "|column "|\bpg_\w|postgres|pglite|drizzle|\bat \S+ \(|\.(?:ts|js|mjs):\d|node_modules|\bZodError|TypeError|RangeError|unexpected token/i;

export interface Fault {
  kind: 'broken' | 'shape' | 'words' | 'slow';
  text: string;
}

/** Most an answer may take, in milliseconds. */
export const SLOW_MS = 10_000;

const shapes = new Map<Endpoint, z.ZodType>();

/** Everything that is wrong with an answer; `asked`: what the request said itself, which an answer may repeat. */
export function faultsOf(endpoint: Endpoint, { status, headers, body, ms }: Answered, asked: string): Fault[] {
  const faults: Fault[] = [];
  const tell = (kind: Fault['kind'], text: string): void => void faults.push({ kind, text: `${endpoint.name} ${status}: ${text}` });
  if (status >= 500) tell('broken', body.toString().slice(0, 200));
  if (ms > SLOW_MS) tell('slow', `${Math.round(ms)} ms`);
  if (endpoint.download && status === 200) {
    // a picture is shown, all else is only kept
    const isKept = String(headers['content-disposition']).startsWith('attachment;') || String(headers['content-type']).startsWith('image/');
    if (body.length === 0 || !isKept || headers['x-content-type-options'] !== 'nosniff') tell('shape', 'a file that a browser may run');
    return faults;
  }
  const text = body.toString();
  const inside = INSIDE.exec(text)?.[0];
  if (inside !== undefined && !asked.includes(inside)) tell('words', inside);
  const wrong = status === 200 ? wrongOf(endpoint, text) : wrongRefusal(endpoint, status, String(headers['x-request-id']), text);
  if (wrong !== null) tell('shape', `${wrong}: ${text.slice(0, 200)}`);
  return faults;
}

function wrongOf(endpoint: Endpoint, text: string): string | null {
  const envelope = parsed(text);
  if (envelope === null) return 'no envelope';
  const names = ['code', 'msg', 'data', ...(endpoint.counted ? ['count'] : []), ...(endpoint.searched ? ['loosened'] : [])];
  const held = Object.keys(envelope).filter((name) => !(endpoint.searched && name === 'fallback'));
  if (held.toSorted().join() !== names.toSorted().join()) return `holds ${Object.keys(envelope).join()}`;
  const shape = shapes.get(endpoint) ?? envelopeOf(endpoint);
  shapes.set(endpoint, shape);
  const outcome = shape.safeParse(envelope);
  return outcome.success ? null : `${outcome.error.issues[0]?.path.join('.')} ${outcome.error.issues[0]?.message}`;
}

function wrongRefusal({ outcomes = [] }: Endpoint, status: number, requestId: string, text: string): string | null {
  const envelope = parsed(text);
  if (envelope === null) return 'no envelope';
  const { code, msg, fields } = envelope;
  const said = [...doorErrors, ...outcomes].find((one) => one.code === code);
  if (said === undefined) return `${String(code)} is not among its outcomes`;
  if (said.status !== status) return 'code and status are no pair';
  if (typeof msg !== 'string' || !/[\u4e00-\u9fff]/.test(msg)) return 'no sentence';
  if (!('data' in envelope)) return 'no data';
  if (typeof envelope['requestId'] !== 'string' || envelope['requestId'] !== requestId) return 'another request id than its header';
  if (fields !== undefined && Object.values(fields as object).some((sentence) => typeof sentence !== 'string' || !/[\u4e00-\u9fff]/.test(sentence)))
    return 'a field without a sentence';
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
