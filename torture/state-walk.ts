/** A machine's table walked against the server: each edge by itself on a record of its own, and in each state everything that has no edge there. */
import type { States } from '@portal/engines/states';
import type { StateWorld } from './state-world.ts';

/** `act who`. */
export type Edge = string;

export interface Driver<State extends string = string> {
  name: string;
  states: States<State, string, string>;
  start: State;
  /** A record in the first state; gives its number. */
  make(): Promise<string>;
  stateOf(no: string): Promise<State>;
  /** How each is done. Two that are one call (which the server tells apart) are one function. A number it gives is that of the record it was done to. */
  acts: Readonly<Record<Edge, (no: string) => Promise<unknown>>>;
  /** Ways into states where another than the shortest is needed. */
  ways?: Partial<Readonly<Record<State, readonly Edge[]>>>;
  /** Which states are walked; undefined: all that are reached. */
  only?: readonly State[];
  /** Whether an edge is one of this kind of record at all. */
  isOwn?(act: string, who: string): boolean;
}

export interface Walked {
  /** `state act who` of those that led where the table says. */
  edges: Set<string>;
  tries: number;
  /** What was refused though it is drawn, or led elsewhere; what was done though it is not drawn. */
  faults: string[];
  forbidden: number;
}

export async function walk(driver: Driver): Promise<Walked> {
  const { states, acts, start, only, isOwn = () => true, ways = {} } = driver;
  const walked: Walked = { edges: new Set(), tries: 0, faults: [], forbidden: 0 };
  const paths = new Map<string, readonly Edge[]>([[start, []]]);
  const reach = async (path: readonly Edge[]): Promise<string> => {
    let no = await driver.make();
    for (const edge of path) no = numberOf(await acts[edge]?.(no), no);
    return no;
  };
  for (const [state, found] of paths) {
    const path = ways[state] ?? found;
    if (only && !only.includes(state)) continue;
    let there = await reach(path);
    if ((await driver.stateOf(there)) !== state) walked.faults.push(`${state} was not reached by ${path.join(', ')}`);
    for (const [edge, perform] of Object.entries(acts)) {
      const [act = '', who = ''] = edge.split(' ');
      const after = isOwn(act, who) ? states.after(state, act, who) : null;
      if (after === null) {
        // one that was moved though it must not be is replaced
        if (path.at(-1) !== edge && !(await holds(there, { state, edge }))) there = await reach(path);
        continue;
      }
      const fresh = await reach(path);
      walked.tries++;
      try {
        const reached = await driver.stateOf(numberOf(await perform(fresh), fresh));
        if (reached !== after) walked.faults.push(`${state} ${edge} led to ${reached}, not ${after}`);
        else walked.edges.add(`${state} ${edge}`);
      } catch (error) {
        walked.faults.push(`${state} ${edge} was refused: ${String(error)}`);
      }
      if (!paths.has(after)) paths.set(after, [...path, edge]);
    }
  }
  return walked;

  /** What is not drawn leaves the record as it is, whatever is answered; of one call for two acts the drawn one is done. */
  async function holds(there: string, { state, edge }: { state: string; edge: Edge }): Promise<boolean> {
    const rivals = Object.entries(acts).filter(([, perform]) => perform === acts[edge]);
    if (rivals.some(([rival]) => states.may(state, ...(rival.split(' ') as [string, string])) && isOwn(...(rival.split(' ') as [string, string])))) return true;
    walked.tries++;
    walked.forbidden++;
    await acts[edge]?.(there).catch(() => null);
    const reached = await driver.stateOf(there);
    if (reached === state) return true;
    walked.faults.push(`${state} ${edge} was done, and led to ${reached}`);
    return false;
  }
}

/** `stateOf` of a record by its row. */
export const stateIn =
  <State extends string>(world: Pick<StateWorld, 'ask'>, table: string, key: string) =>
  async (no: string): Promise<State> =>
    (await world.ask<{ state: State }>(`select state from ${table} where ${key} = $1`, [no]))?.state ?? ('none' as State);

const numberOf = (answer: unknown, no: string): string => (typeof answer === 'string' ? answer : no);

/** All edges of a table. */
export const edgesOf = ({ states, acts, who, may }: States<string, string, string>): string[] =>
  states.flatMap((state) => acts.flatMap((act) => who.flatMap((person) => (may(state, act, person) ? [`${state} ${act} ${person}`] : []))));
