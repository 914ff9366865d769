import { expect, it } from 'vitest';
import { openTurns } from './loop-turns.ts';

it('so many go on in a round of the loop, in their order, and others are served in between (SECKILL-5)', async () => {
  const [turn, order] = [openTurns(2), [] as (number | string)[]];
  const rush = Promise.all([1, 2, 3, 4, 5].map((one) => turn().then(() => order.push(one))));
  let isOver = false;
  const others = (): void => {
    order.push('another');
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await rush;
  isOver = true;
  expect(order.slice(0, 7)).toEqual([1, 2, 'another', 3, 4, 'another', 5]);
  // whoever comes when nobody waits goes on in the next round
  await turn();
});
