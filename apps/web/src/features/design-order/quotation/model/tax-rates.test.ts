import { expect, it } from 'vitest';
import { taxRatesApart } from './tax-rates.ts';

const head = (taxText: string, taxIncluded = true) => ({ taxText, taxIncluded });

it('a fee of a rate that the terms do not name is told with both (DESIGN-53)', () => {
  expect(taxRatesApart([6], head('含 13% 增值税专用发票'))).toEqual({ fees: [6], terms: [13] });
  expect(taxRatesApart([6, 13, 6], head('含１３％增值税'))).toEqual({ fees: [6, 13], terms: [13] });
  expect(taxRatesApart([1.5], head('含 15 % 增值税'))).toEqual({ fees: [1.5], terms: [15] });
});

it.each([
  ['the same rate', [13], head('含 13.0% 增值税专用发票')],
  ['one of several', [6], head('设备 13%，服务 6%')],
  ['no fee for it', [], head('含 13% 增值税专用发票')],
  ['no rate in the terms', [6], head('含增值税专用发票')],
  ['terms that are not printed', [6], head('含 13% 增值税专用发票', false)],
])('%s needs no word', (_, rates, terms) => {
  expect(taxRatesApart(rates, terms)).toBeNull();
});
