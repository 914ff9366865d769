import { expect, it } from 'vitest';
import { z } from 'zod';
import { goodsSentBack, parcelSent } from './fields.ts';

it('a buyer who sends goods back may not know the carrier, a dealer does (AFTER-2)', () => {
  const [buyer, dealer] = [z.strictObject(goodsSentBack), z.strictObject(parcelSent)];
  for (const carrier of [undefined, '', null]) {
    expect(buyer.parse({ carrier, trackingNo: 'SF1' })).toEqual({ carrier: '', trackingNo: 'SF1' });
    expect(dealer.safeParse({ carrier, trackingNo: 'SF1' }).error?.issues[0]?.path).toEqual(['carrier']);
  }
  expect(buyer.parse({ carrier: '顺丰速运', trackingNo: 'SF1' }).carrier).toBe('顺丰速运');
  expect(buyer.safeParse({ trackingNo: '' }).success).toBe(false);
});
