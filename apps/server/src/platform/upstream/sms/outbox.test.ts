import { describe, expect, it } from 'vitest';
import { assertOutboxAllowed, createOutbox, OUTBOX_LENGTH } from './outbox.ts';

describe('the outbox', () => {
  it('keeps the newest 200 messages, newest first, with their time', async () => {
    let now = 0;
    const outbox = createOutbox({ now: () => ++now });
    for (let n = 1; n <= OUTBOX_LENGTH + 5; n++) await outbox.send({ phone: '13800000001', code: String(n).padStart(6, '0'), purpose: 'login' });
    expect(outbox.list().length).toBe(200);
    expect(outbox.list()[0]).toEqual({ phone: '13800000001', code: '000205', purpose: 'login', sentAt: 205 });
    expect(outbox.list().at(-1)).toMatchObject({ code: '000006' });
  });

  it('keeps invitations among them', async () => {
    const outbox = createOutbox({ now: () => 7 });
    await outbox.invite?.({ phone: '13800000001', companyName: '杭州安联' });
    expect(outbox.list()).toEqual([{ phone: '13800000001', companyName: '杭州安联', sentAt: 7 }]);
  });

  it.each([
    ['nothing is said', {}],
    ['production as a demo', { NODE_ENV: 'production', DEMO: '1' }],
    ['production with an operator', { NODE_ENV: 'production', SMS_PROVIDER: 'aliyun' }],
    ['production without demo, and so without an outbox', { NODE_ENV: 'production', DEMO: '0' }],
    ['development', { NODE_ENV: 'development' }],
  ])('is allowed: %s', (_name, source) => expect(() => assertOutboxAllowed(source)).not.toThrow());

  it.each([
    ['production without a word on the demo', { NODE_ENV: 'production' }],
    ['production with the outbox named', { NODE_ENV: 'production', SMS_PROVIDER: 'outbox' }],
  ])('is refused in words: %s', (_name, source) => expect(() => assertOutboxAllowed(source)).toThrow(/生产环境.*DEMO=1.* \/ .*DEMO=1/s));
});
