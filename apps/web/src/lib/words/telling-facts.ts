/** The telling facts of a model as the catalogue writes them (`4MP · 2.8 mm · PoE`), apart. */
export const tellingFacts = (skuDesc: string): string[] =>
  skuDesc
    .split('·')
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');

/** A fact in which no figure parts from its unit. */
export const inOnePiece = (fact: string): string => fact.replace(/(\d) (?=\S)/gu, '$1\u00a0');
