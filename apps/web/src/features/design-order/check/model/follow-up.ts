/** What follows from what was chosen to complete a list, and what the list needs no longer: as a question, and as pieces with their money. Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import { roleLineOf, type LinePieces, type FollowUp } from '@portal/engines/compatibility';
import { roleUnit } from '@portal/engines/roles';
import { fen, toFen, toYuan } from '@portal/units';
import type { PricedCure, PricedWay } from './cure-choice.ts';
import { lineOfChoice, type ProposedProduct } from './completion.ts';
import type { ListCompletion } from './list-completion.ts';
import type { ListAnswer, ListQuestion } from './list-question.ts';
import type { FollowUpQuestion } from './whole-check.ts';

/** Places of devices the customer has already. */
export const fixedOf = ({ places }: ListQuestion): number[] => places.flatMap(({ skuNo }, place) => (skuNo === null ? [place] : []));

interface Chosen {
  completion: ListCompletion;
  ignored: ListAnswer['ignored'];
  /** By place in `completion.cures`: none is taken where it is missing. */
  ways: readonly { pricedCures: PricedCure; chosenKey: string | null }[];
  products: readonly ProposedProduct[];
}

/** The list with what was chosen in it. Problems the user leaves as they are stay as they are. */
export function followUpQuestionOf(question: ListQuestion, { completion, ignored, ways, products }: Chosen): FollowUpQuestion {
  const taken = ways.flatMap(({ pricedCures, chosenKey }): PricedWay[] => pricedCures.ways.filter(({ key }) => key === chosenKey));
  const all = [...taken.flatMap((way) => way.products), ...products];
  const adds = all.flatMap(({ line, chosen, quantity }) =>
    chosen === null || quantity === null ? [] : (roleLineOf(lineOfChoice({ choice: chosen, role: line.role, quantity })) ?? []),
  );
  const pieces = (sign: number): LinePieces[] =>
    taken.flatMap(({ exchange }) =>
      exchange.flatMap(({ skuNo, change }) => {
        const place = question.places.findIndex((one) => one.skuNo === skuNo);
        return place >= 0 && Math.sign(change) === sign ? [{ place, quantity: Math.abs(change) }] : [];
      }),
    );
  const leftOut = new Set(
    products.flatMap(({ line, chosen, quantity }) => (chosen === null || quantity === null ? [JSON.stringify([line.role, line.attributes])] : [])),
  );
  const declined = [
    ...ignored.map(({ key }) => key),
    ...completion.cures.flatMap(({ cure }, at) => (ways[at]?.chosenKey ? [] : cure.keys)),
    ...completion.rest.filter(({ adds: its }) => its.some(({ role, attributes }) => leftOut.has(JSON.stringify([role, attributes])))).map(({ key }) => key),
  ];
  return { inputs: question.inputs, chosen: { way: { adds, takes: pieces(-1), more: pieces(1) }, declined, fixed: fixedOf(question) } };
}

/** Pieces of a listed model that come or go beside what was chosen. */
export interface FollowUpPiece {
  skuNo: string;
  /** `2 台 PoE 交换机 DS-3E0109P`. */
  words: string;
  change: number;
  /** What the list costs more, or with a figure below 0 less. */
  difference: number;
}

/** As the list's lines say them. */
export function followUpPieces(
  pieces: readonly LinePieces[],
  sign: 1 | -1,
  { question, lines }: { question: ListQuestion; lines: readonly DesignLine[] },
): FollowUpPiece[] {
  return pieces.flatMap(({ place, quantity }) => {
    const line = lines.find(({ skuNo }) => skuNo === question.places[place]?.skuNo);
    if (line === undefined) return [];
    const each = line.ratePrice;
    return [
      {
        skuNo: line.skuNo,
        words: `${quantity} ${line.unit || roleUnit(line.role ?? '')} ${line.productName} ${line.productModel}`,
        change: sign * quantity,
        difference: each === null ? 0 : toYuan(fen(sign * quantity * toFen(each))),
      },
    ];
  });
}

/** Where a model of what comes is missing, nothing goes for it. */
export const exchangeOf = (followUp: FollowUp, isMatched: boolean, of: Parameters<typeof followUpPieces>[2]): FollowUpPiece[] =>
  isMatched ? [...followUpPieces(followUp.takes, -1, of), ...followUpPieces(followUp.more, 1, of)] : [];
