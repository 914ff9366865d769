/** An oracle that remembers every edit of an order that was acknowledged, and the one that is under way. */

const KINDS = ['line', 'fee', 'version'] as const;
type Kind = (typeof KINDS)[number];

/** What was acknowledged of one order; of line and fee the last counts, of versions each. */
export interface EditLog {
  name: string;
  quantity: number[];
  fee: number[];
  versions: string[];
  /** Sent, and not answered yet: it may be there or not. */
  pending: { kind: Kind; step: number } | null;
  revision: number;
}

/** The same as it is stored. */
export interface StoredEdits {
  revision: number;
  lines: { quantity: number }[];
  fees: { formula: { unitPrice?: number } }[];
  versions: string[];
}

export class EditWitness {
  readonly logs: EditLog[] = [];
  acknowledged = 0;
  /** Exchanges that were broken off. */
  silent = 0;
  readonly lost: string[] = [];
  readonly doubled: string[] = [];
  readonly refused: string[] = [];
  #steps = new Map<EditLog, number>();

  /** The next edit of this order: lines, fees and versions in turn, versions seldom, for an order has a hundred at most. */
  begin(log: EditLog): { kind: Kind; step: number } {
    const step = (this.#steps.get(log) ?? 1) + 1;
    this.#steps.set(log, step);
    const kind: Kind = step % 10 === 0 && log.versions.length < 90 ? 'version' : step % 2 === 0 ? 'line' : 'fee';
    log.pending = { kind, step };
    return log.pending;
  }

  /** `revision`: as the answer says it; each edit counts once, so one that is not higher took the place of another that is gone. */
  acknowledge(log: EditLog, revision: number | undefined): void {
    const { pending } = log;
    if (pending === null) throw new Error('nothing was sent');
    if (revision !== undefined && revision <= log.revision) this.lost.push(`${log.name}: revision ${revision} after ${log.revision}`);
    if (revision !== undefined) log.revision = revision;
    if (pending.kind === 'line') log.quantity.push(pending.step);
    else if (pending.kind === 'fee') log.fee.push(pending.step);
    else log.versions.push(`第${pending.step}版`);
    log.pending = null;
    this.acknowledged++;
  }

  refuse(log: EditLog, words: string): void {
    this.refused.push(`${log.name}: ${words}`);
    log.pending = null;
    this.acknowledged++;
  }

  /** What is stored is what was acknowledged last, or what is under way; every version acknowledged is there once. */
  compare({ name, quantity, fee, versions, pending, revision }: EditLog, stored: StoredEdits): void {
    const expect = (kind: Kind, last: number | undefined, is: number | undefined) => {
      const mayBe = pending?.kind === kind ? [last, pending.step] : [last];
      if (!mayBe.includes(is)) this.lost.push(`${name}: ${kind} is ${is}, not ${mayBe.join(' or ')}`);
    };
    expect('line', quantity.at(-1), stored.lines[0]?.quantity);
    expect('fee', fee.at(-1), stored.fees[0]?.formula.unitPrice);
    if (stored.revision < revision) this.lost.push(`${name}: revision ${stored.revision}, not ${revision}`);
    for (const version of versions) if (!stored.versions.includes(version)) this.lost.push(`${name}: version ${version}`);
    for (const version of new Set(stored.versions))
      if (stored.versions.filter((one) => one === version).length > 1) this.doubled.push(`${name}: version ${version}`);
  }
}
