/** Number, version and days of an order's quotation. Pure. */
import type { DesignOrder, QuotationHead } from '@portal/contract/design-order';
import { formatDate } from '@portal/units';
import { createHash } from 'node:crypto';
import { fingerprintOf } from '../quotes/fingerprint.ts';

/** As kept with the order. */
export interface StoredQuotation {
  head: QuotationHead;
  /** Of the first version; part of the number. YYYY-MM-DD. */
  firstDay: string;
  /** Of this version. */
  day: string;
  version: number;
  /** Of the lines as the customer reads them. */
  fingerprint: string;
  /** ISO. */
  savedAt: string;
}

export interface QuotationIssue extends Pick<StoredQuotation, 'firstDay' | 'day' | 'version' | 'fingerprint'> {
  number: string;
  /** Last day it holds. */
  validUntil: string;
}

type Quoted = Pick<DesignOrder, 'id' | 'lines' | 'fees'>;

const DAY_MS = 86_400_000;
// without what is mistaken when read out: 0 O, 1 I L
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * What an offer of an order's lines and fees is called at `now` (milliseconds). The same lines keep number and day; changed ones, and those
 * whose offer ran out before today, become the next version of the same number.
 */
export function issueOf({ id: orderId, lines, fees }: Quoted, stored: StoredQuotation | null, validityDays: number, now: number): QuotationIssue {
  const today = formatDate(now);
  const fingerprint = fingerprintOf(lines, fees);
  const stands = stored !== null && stored.fingerprint === fingerprint && daysAfter(stored.day, validityDays) >= today;
  const version = stored === null ? 1 : stands ? stored.version : stored.version + 1;
  const firstDay = stored?.firstDay ?? today;
  const day = stands ? stored.day : today;
  const number = `BJ${firstDay.replaceAll('-', '')}-${codeOf(orderId)}${version > 1 ? `-V${version}` : ''}`;
  return { number, version, firstDay, day, fingerprint, validUntil: daysAfter(day, validityDays) };
}

const daysAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Four signs that are the order's for good, so that a number needs no counter and tells nobody how many offers a company makes. */
const codeOf = (orderId: string): string => [...hashOf(orderId).subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
