import type { RoleLine } from '@portal/contract/catalog';
import * as contract from '@portal/contract/recommend';
import type { MatchedLine, ProductChoice } from '@portal/contract/recommend';
import { matchLine, type Candidates } from '@portal/engines/sizing';
import { roleName, wantedText } from '@portal/engines/roles';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { operation } from '../../platform/http/operation.ts';
import type { CandidateIndex } from './candidate-index.ts';

/** Lines matched before other requests get their turn: a line may look at thousands of models. */
const LINES_A_TURN = 10;

/** Others that fit, of all lines of an answer together: each of fifty has all of them, of more each has its share, the best. */
const ALTERNATIVES_IN_ALL = 400;

/** A model and others that fit for every line, in the lines' order, at the caller's prices. */
export const matchProducts = operation(contract.matchProducts, async function matchProducts(ctx, { body: { lines } }, index: CandidateIndex) {
  const candidates = await index.candidatesFor(ctx);
  const alternativesMax = Math.max(1, Math.floor(ALTERNATIVES_IN_ALL / lines.length));
  const found = new Map<string, MatchedLine>();
  const matches: MatchedLine[] = [];
  for (const line of lines) {
    const question = JSON.stringify(line);
    const known = found.get(question);
    if (known) {
      // asked again: what is chosen, and the others stand with the first
      matches.push({ ...known, alternatives: [] });
      continue;
    }
    if (found.size > 0 && found.size % LINES_A_TURN === 0) await nextTurn();
    const match = matched(line, candidates);
    const told = { ...match, alternatives: match.alternatives.slice(0, alternativesMax) };
    found.set(question, told);
    matches.push(told);
  }
  return matches;
});

function matched(line: RoleLine, candidates: Candidates<ProductChoice>): MatchedLine {
  return { ...line, roleName: roleName(line.role), wanted: wantedText(line.role, line.attributes), ...matchLine(line, candidates) };
}
