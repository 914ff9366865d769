/** The telling facts of a model (`4MP · 2.8 mm · PoE`), apart, so that each can stay in one piece. */
export const tellingFacts = (skuDesc: string): string[] =>
  skuDesc
    .split('·')
    .map((fact) => fact.trim().replace(/(\d) (?=\S)/gu, '$1\u00a0'))
    .filter((fact) => fact !== '');
