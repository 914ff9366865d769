import type { ShownTier } from './shown-tier.ts';

/** What a code makes mandatory and the tier does not buy, a sentence each: it would be missing in the list without a word. */
export const mandatoryGaps = ({ lines }: Pick<ShownTier, 'lines'>): string[] =>
  lines.flatMap(({ roleName, mandatory, chosen, buyQuantity }) => {
    if (mandatory === null) return [];
    const what = `${roleName}是必配项（${mandatory}）`;
    if (buyQuantity === 0) return [`${what}：按已有不采购，请确认现场已经装好、接入消防`];
    return chosen === null ? [`${what}：没有匹配的型号，不在清单里，请另行采购，不能省`] : [];
  });
