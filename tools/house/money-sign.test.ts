import { describe, expect, it } from 'vitest';
import { moneySignComplaints } from './money-sign.ts';
import { treeOf } from './tree.ts';

const PLACE = 'apps/web/src/features/order/a.tsx';

describe('signs of money', () => {
  it.each([
    ['a minus before money', 'const Off = () => <dd>−<Money yuan={off} /></dd>;'],
    ['a hyphen before money', 'const Off = () => <dd>-<Money yuan={off} /></dd>;'],
    ['a minus on the line before', 'const Off = () => (\n  <dd>\n    −\n    <Money yuan={off} />\n  </dd>\n);'],
    ['a sign that is chosen', "const By = () => <b>{by < 0 ? '−' : '+'} <Money yuan={by} /></b>;"],
    ['a sign that is chosen last', "const By = () => <b>{by > 0 ? '+' : '−'} <Money yuan={by} /></b>;"],
    ['a hyphen before a formatted sum', 'const words = `优惠券 -${formatYuan(off).text}`;'],
    ['a hyphen before one in markup', 'const Back = () => <p>已退款 -{money(back)}</p>;'],
  ])('%s is told', (_name, text) => {
    expect(moneySignComplaints(treeOf({ [PLACE]: text }))).toEqual([expect.stringContaining('given to the formatter')]);
  });

  it.each([
    ['a sum below nothing', 'const Off = () => <dd><Money yuan={-off} /></dd>;'],
    ['a sum that is taken off', 'const left = total - money(off);'],
    ['a plus', "const By = () => <b>{by > 0 && '+'}<Money yuan={by} /></b>;"],
  ])('%s is not', (_name, text) => {
    expect(moneySignComplaints(treeOf({ [PLACE]: text }))).toEqual([]);
  });
});
