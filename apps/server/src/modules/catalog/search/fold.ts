/** Ways of writing that mean the same: full-width letters and digits, upper case, separators of model numbers. */

/** Text for searching: full-width forms made half-width, lower case, blanks single. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/**
 * How a model number is looked up: upper case, letters and digits only. `ｄｓ-2cd 3/46` and `DS2CD346` are the same model.
 * Empty when nothing is left. Nothing of it is special in LIKE.
 */
export const modelKeyOf = (model: string): string =>
  model
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
