import { expect, it } from 'vitest';
import { valueLabel, withToggled } from './value-label.ts';

it('a value is said with its unit, once', () => {
  const filter = {
    unit: 'mm',
    attrValues: [
      { value: '2.8', label: '2.8', spuCount: 1 },
      { value: '4', label: '4 mm', spuCount: 1 },
      { value: 'zoom', label: '变焦', spuCount: 1 },
    ],
  };
  expect(['2.8', '4', 'zoom'].map((value) => valueLabel(filter, value))).toEqual(['2.8 mm', '4 mm', '变焦']);
});

it('a value ticked joins the others, ticked again it leaves', () => {
  expect(withToggled(['4MP'], '8MP')).toEqual(['4MP', '8MP']);
  expect(withToggled(['4MP', '8MP'], '4MP')).toEqual(['8MP']);
});
