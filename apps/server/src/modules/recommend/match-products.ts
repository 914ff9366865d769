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

/** A model and others that fit for every line, in the lines' order, at the caller's prices. */
export const matchProducts = operation(contract.matchProducts, async function matchProducts(ctx, { body: { lines } }, index: CandidateIndex) {
  const candidates = await index.candidatesFor(ctx);
  const matches: MatchedLine[] = [];
  for (const line of lines) {
    if (matches.length > 0 && matches.length % LINES_A_TURN === 0) await nextTurn();
    matches.push(matched(line, candidates));
  }
  return matches;
});

function matched(line: RoleLine, candidates: Candidates<ProductChoice>): MatchedLine {
  return { ...line, roleName: roleName(line.role), wanted: wantedText(line.role, line.attributes), ...matchLine(line, candidates) };
}
