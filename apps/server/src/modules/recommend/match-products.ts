import type { RoleLine } from '@portal/contract/catalog';
import * as contract from '@portal/contract/product-choice';
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { matchLine, type Candidates } from '@portal/engines/sizing';
import { askedText, roleName } from '@portal/engines/roles';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ownerOf, type Context } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound } from '../dealer/index.ts';
import { listOffers } from '../price/index.ts';
import type { CandidateIndex } from './candidate-index.ts';
import { toldLines } from './told-stock.ts';

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
  return toldLines(ctx, await withSupply(ctx, matches));
});

/** Each model with what the dealer ordered from has of it: for its customers, while it is open. */
async function withSupply({ db, caller }: Pick<Context, 'db' | 'caller'>, matches: readonly MatchedLine[]): Promise<MatchedLine[]> {
  const { accountNo, merchantNo, boundShopNo: shopNo } = caller;
  if (shopNo === null || accountNo === null) return [...matches];
  const bound = await listBound(db, ownerOf({ accountNo, merchantNo }));
  if (!bound.some((dealer) => dealer.merchantNo === shopNo && dealer.status === 1)) return [...matches];
  const skuNos = new Set(matches.flatMap(({ chosen, alternatives }) => [...(chosen === null ? [] : [chosen]), ...alternatives].map(({ skuNo }) => skuNo)));
  const offers = new Map((await listOffers(db, shopNo, [...skuNos])).map(({ skuNo, stockTotal, leadDays }) => [skuNo, { stockTotal, leadDays }]));
  const supplied = (choice: ProductChoice): ProductChoice => ({ ...choice, atDealer: offers.get(choice.skuNo) ?? null });
  return matches.map((match) => ({ ...match, chosen: match.chosen && supplied(match.chosen), alternatives: match.alternatives.map(supplied) }));
}

function matched(line: RoleLine, candidates: Candidates<ProductChoice>): MatchedLine {
  return { ...line, roleName: roleName(line.role), wanted: askedText(line.role, line.attributes), ...matchLine(line, candidates) };
}
