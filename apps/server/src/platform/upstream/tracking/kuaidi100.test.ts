import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrierCodeOf } from './carrier-codes.ts';
import { createKuaidi100, openTrackingStandIn, STAND_IN } from './index.ts';
import { signOf } from './kuaidi100.ts';

const NOW = Date.parse('2026-11-23T02:00:00Z');
const HOUR_MS = 3_600_000;
const SENT_AT = new Map([
  ['SF1234564', NOW - 40 * HOUR_MS],
  ['SF7', NOW - 7 * HOUR_MS],
]);
const parcel = { carrier: '顺丰速运', trackingNo: 'SF1234564', phone: '13900000000' };

describe('what carriers say of a parcel, by Kuaidi100 (ORDER-34)', () => {
  let service: Awaited<ReturnType<typeof openTrackingStandIn>>;
  let odd: Server;
  let answer = '';
  beforeAll(async () => {
    service = await openTrackingStandIn({ now: () => NOW, sentAt: async ({ trackingNo }) => SENT_AT.get(trackingNo) ?? null });
    odd = createServer((_request, response) => response.writeHead(200).end(answer));
    await new Promise<void>((resolve) => void odd.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await service.close();
    odd.closeAllConnections();
    odd.close();
  });

  it('is signed by param, key and customer, in this order', () =>
    // echo -n '{"com":"yuantong"}keycustomer' | md5sum
    expect(signOf('{"com":"yuantong"}', { key: 'key', customer: 'customer' })).toBe('B6A28E7C1318A1B3F24736E366130934'));

  it('is read with its state, the newest first, by Beijing time', async () => {
    const told = await createKuaidi100({ ...STAND_IN, endpoint: service.endpoint }).query(parcel);
    expect([told.state, told.events.length]).toEqual(['delivered', 5]);
    expect(told.events[0]).toEqual({ at: NOW - 8 * HOUR_MS, text: '包裹已签收，感谢使用' });
    expect(told.events.map(({ at }) => at)).toEqual(told.events.map(({ at }) => at).toSorted((one, other) => other - one));
  });

  it('has come as far as its hours since it was handed over (DEMO-2)', async () => {
    const told = await createKuaidi100({ ...STAND_IN, endpoint: service.endpoint }).query({ ...parcel, trackingNo: 'SF7' });
    expect([told.state, ...told.events.map(({ at }) => at)]).toEqual(['moving', NOW - HOUR_MS, NOW - 7 * HOUR_MS]);
  });

  it.each([
    ['a wrong key', { key: 'other' }, {}, 'refused'],
    ['a parcel nobody knows', {}, { trackingNo: 'SF404' }, 'notFound'],
    ['a carrier nobody knows', {}, { carrier: '老王货运' }, 'carrierUnknown'],
  ])('is refused with the reason for %s', async (_name, settings, asked, reason) => {
    const tracking = createKuaidi100({ ...STAND_IN, endpoint: service.endpoint, ...settings });
    await expect(tracking.query({ ...parcel, ...asked })).rejects.toMatchObject({ name: 'TrackingRefusedError', reason });
  });

  it('leaves out what says neither when nor what, and fails at what is no answer', async () => {
    const tracking = createKuaidi100({ ...STAND_IN, endpoint: `http://127.0.0.1:${(odd.address() as AddressInfo).port}` });
    answer = JSON.stringify({
      status: '200',
      state: '1001',
      data: [{ time: 'soon', context: 'x' }, { context: 'y' }, { time: '2026-11-22 08:00:00', context: '到达' }],
    });
    expect(await tracking.query(parcel)).toEqual({ state: 'collected', events: [{ at: Date.parse('2026-11-22T00:00:00Z'), text: '到达' }] });
    answer = '<html>bad gateway</html>';
    await expect(tracking.query(parcel)).rejects.toThrow(SyntaxError);
  });

  it.each([
    ['顺丰速运', 'shunfeng'],
    ['中通快递', 'zhongtong'],
    ['EMS', 'ems'],
    ['京东物流', 'jd'],
    ['自己送货', null],
  ])('knows %s as %s', (carrier, code) => expect(carrierCodeOf(carrier)).toBe(code));
});
