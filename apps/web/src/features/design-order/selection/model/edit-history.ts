/** Steps taken so far, and those taken back that can be done again. Survives a reload with the tab (DESIGN-11). */
import type { EditStep } from './edit-step.ts';

/** Most steps that are kept; of a list that is too much for the tab's storage fewer outlive a reload. */
export const STEPS_MAX = 100;
/** Letters of what is kept in the tab's storage, which holds five million for all. */
const KEPT_MAX = 2_500_000;

export interface EditHistory {
  steps: readonly EditStep[];
  /** So many of them are done; those behind were taken back. */
  done: number;
}

export const NO_HISTORY: EditHistory = { steps: [], done: 0 };

/** With one more step done; what was taken back before is given up. */
export function withStep({ steps, done }: EditHistory, step: EditStep): EditHistory {
  const kept = [...steps.slice(0, done), step].slice(-STEPS_MAX);
  return { steps: kept, done: kept.length };
}

/** Without a step that cannot be taken any more. */
export const withoutStep = ({ steps, done }: EditHistory, place: number): EditHistory => ({
  steps: steps.filter((_step, index) => index !== place),
  done: place < done ? done - 1 : done,
});

export const undoName = ({ steps, done }: EditHistory): string | null => steps[done - 1]?.name ?? null;
export const redoName = ({ steps, done }: EditHistory): string | null => steps[done]?.name ?? null;

/** Each step's text is made once: with every edit one is new, and a hundred are kept. */
const texts = new WeakMap<EditStep, string>();
function textOf(step: EditStep): string {
  const text = texts.get(step) ?? JSON.stringify(step);
  texts.set(step, text);
  return text;
}

/** The newest steps that find room, as text. */
export function historyText({ steps, done }: EditHistory, owner: string): string {
  const text = `{"owner":${JSON.stringify(owner)},"done":${done},"steps":[${steps.map(textOf).join(',')}]}`;
  if (text.length <= KEPT_MAX || steps.length <= 1) return text;
  const left = Math.floor(steps.length / 2);
  return historyText({ steps: steps.slice(-left), done: Math.max(0, done - (steps.length - left)) }, owner);
}
