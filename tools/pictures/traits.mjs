/**
 * A picture's name says what is drawn: housing, then what tells the model from its neighbours, such as `dome_ir_f28_mp4`. A
 * token is letters with a whole number behind them, or letters alone.
 */
export function readName(name) {
  const [housing, ...tokens] = name.split('_');
  const traits = {};
  for (const token of tokens) {
    const [, key, figure] = /^([a-z]+)(\d*)$/.exec(token) ?? [];
    if (!key) throw new Error(`${name}: no trait can be read from “${token}”`);
    traits[key] = figure === '' ? true : Number(figure);
  }
  return { housing, traits };
}
