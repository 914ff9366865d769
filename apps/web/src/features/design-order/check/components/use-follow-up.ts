import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import type { FollowUp } from '@portal/engines/compatibility';
import { useMemo, useState } from 'react';
import { useProductChoice, type ChosenProduct } from '../../../product-choice/index.ts';
import type { ListQuestion } from '../model/list-question.ts';
import { exchangeOf, followUpPieces, type FollowUpPiece } from '../model/follow-up.ts';
import { followUpWith, type FollowUpQuestion } from '../model/whole-check.ts';
import { openCureWorker } from './use-whole-check.ts';
import { useWorker } from './use-worker.ts';

const DESK = {
  open: openCureWorker,
  askedOf: (question: FollowUpQuestion): FollowUpQuestion => question,
  answerHere: followUpWith,
};

const NOTHING: FollowUp = { adds: [], takes: [], more: [], surplus: [] };

export interface FollowUpChoice {
  isPending: boolean;
  /** What comes beside what was chosen, with its models. */
  products: readonly ChosenProduct[];
  /** What is exchanged for it. */
  follows: readonly FollowUpPiece[];
  /** What nothing needs any more, and what of it the user keeps. */
  surplus: readonly FollowUpPiece[];
  kept: ReadonlySet<string>;
  onKeep: (skuNo: string, isKept: boolean) => void;
  /** All that goes and comes of listed models. */
  exchange: readonly FollowUpPiece[];
}

interface Beside {
  question: ListQuestion | null;
  lines: readonly DesignLine[];
  firstModel: (line: MatchedLine) => ProductChoice | null;
}

/** What follows from what is chosen, and what is needed no longer; asked anew only where the question says something else. */
export function useFollowUp(asking: FollowUpQuestion | null, { question, lines, firstModel }: Beside): FollowUpChoice {
  const text = asking === null ? null : JSON.stringify(asking);
  const asked = useMemo(() => (text === null ? null : (JSON.parse(text) as FollowUpQuestion)), [text]);
  const worked = useWorker(asked, DESK);
  const followUp = asked !== null && worked?.question === asked ? worked.answer : NOTHING;
  const { matched, products, unmatchedCount } = useProductChoice(followUp.adds, firstModel);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const of = { question: question ?? { inputs: { lines: [] }, places: [], outside: [] }, lines };
  const follows = exchangeOf(followUp, unmatchedCount === 0, of);
  const surplus = followUpPieces(followUp.surplus, -1, of);
  const exchange = [...follows, ...surplus.filter(({ skuNo }) => !kept.has(skuNo))];
  return {
    isPending: asked !== null && (worked?.question !== asked || (followUp.adds.length > 0 && matched.isPending)),
    products: followUp.adds.length > 0 ? products : [],
    follows,
    surplus,
    kept,
    onKeep: (skuNo, isKept) => setKept(new Set(isKept ? [...kept, skuNo] : [...kept].filter((one) => one !== skuNo))),
    exchange,
  };
}
