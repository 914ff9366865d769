/** Which model of a family a question means. */
export interface ToldModel {
  model: number;
  score: number;
  /** It is meant rather than others: they are not all as good. */
  isTold: boolean;
}

/** The best, of equal ones the first that is in stock, else the first. */
export function toldIn([from, end]: readonly [number, number], scoreOf: (model: number) => number, isInStock: (model: number) => boolean): ToldModel {
  let [model, score, lowest] = [from, -Infinity, Infinity];
  for (let one = from; one < end; one++) {
    const its = scoreOf(one);
    if (its > score || (its === score && !isInStock(model) && isInStock(one))) [model, score] = [one, its];
    lowest = Math.min(lowest, its);
  }
  return { model, score, isTold: score > lowest };
}
