/** What a scenario buys and warns of, for the tests of its quantities. */
import type { SizedLine } from './core/plan.ts';
import { scenarioFunctions, type ScenarioId } from './index.ts';

function answerOf(id: ScenarioId, inputs: object) {
  const answer = scenarioFunctions[id](inputs);
  if (!answer.valid) throw new Error(`${id} refuses ${JSON.stringify([inputs, answer.errors])}`);
  return answer;
}

export const linesOf = (id: ScenarioId, inputs: object): SizedLine[] => answerOf(id, inputs).lines;
export const warningsOf = (id: ScenarioId, inputs: object): string[] => answerOf(id, inputs).warnings;

/** Pieces of a role in all lines, or what an attribute of them adds up to: ports, watts, metres. */
export const piecesOf = (id: ScenarioId, inputs: object, role: string, weighed?: string): number =>
  linesOf(id, inputs)
    .filter((line) => line.role === role)
    .reduce((sum, { quantity, attributes }) => sum + quantity * (weighed === undefined ? 1 : Number(attributes[weighed])), 0);

/** `role attributes` → pieces: `{ 'barrierGate straight/3.5': 10 }`. */
export const boughtOf = (id: ScenarioId, inputs: object): Record<string, number> =>
  Object.fromEntries(linesOf(id, inputs).map(({ role, quantity, attributes }) => [[role, Object.values(attributes).join('/')].join(' ').trim(), quantity]));
