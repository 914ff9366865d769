import { expect, it } from 'vitest';
import { stoppedOnce } from './send-message.ts';

it.each([
  ['已冻结：合同到期，暂停使用。。如需解冻请联系客服。', '已冻结：合同到期，暂停使用。如需解冻请联系客服。'],
  ['原因：还能用吗？。', '原因：还能用吗？'],
  ['原因：请等待……。', '原因：请等待……'],
  ['礼品：SF1。', '礼品：SF1。'],
])('%s stops once', (text, once) => expect(stoppedOnce(text)).toBe(once));
