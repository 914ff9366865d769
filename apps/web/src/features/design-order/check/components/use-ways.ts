import type { DesignLine } from '@portal/contract/design-order';
import { useMemo, useState } from 'react';
import { useMatches } from '../../../product-choice/index.ts';
import { linesOfWays, matchKey, pricedCure, type PricedCure, type PricedWay } from '../model/cure-choice.ts';
import type { ListQuestion } from '../model/list-question.ts';
import type { NamedCure } from '../model/list-completion.ts';

interface Ways {
  cures: readonly NamedCure[];
  question: ListQuestion | null;
  lines: readonly DesignLine[];
}

/** Models and prices for the ways of all cures, and which of each is taken: the cheapest until the user says otherwise, none without a price. */
export function useWays({ cures, question, lines }: Ways) {
  const wanted = useMemo(() => linesOfWays(cures.map(({ cure }) => cure)), [cures]);
  const matched = useMatches(wanted);
  const [edits, setEdits] = useState<Readonly<Record<number, string | null>>>({});
  const { data } = matched;
  const found = useMemo((): { title: string; pricedCures: PricedCure }[] => {
    if (question === null || (data === undefined && wanted.length > 0)) return [];
    const matches = new Map((data ?? []).map((match) => [matchKey(match), match]));
    return cures.map(({ title, cure }) => ({ title, pricedCures: pricedCure(cure, { question, lines, matches }) }));
  }, [cures, question, lines, data, wanted]);
  const pricedCures = found.map((one, at) => {
    const [first] = one.pricedCures.ways;
    const edit = edits[at];
    return { ...one, chosenKey: edit === undefined ? (first !== undefined && first.difference !== null ? first.key : null) : edit };
  });
  return {
    matched,
    /** Some of what comes is not in the list yet. */
    isAsked: wanted.length > 0,
    pricedCures,
    chosen: pricedCures.flatMap(({ pricedCures: { ways }, chosenKey }): PricedWay[] => ways.filter(({ key }) => key === chosenKey)),
    choose: (at: number, key: string | null) => setEdits({ ...edits, [at]: key }),
  };
}
