/** The tracking service on the loopback, for the demo world and tests: it checks the signature, and tells of each parcel what its number says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOf } from './kuaidi100.ts';

export const STAND_IN = { customer: 'DEMO0000000000000000000000000000', key: 'demo-key' };

const HOUR_MS = 3_600_000;
const STEPS = [
  '【仓库】包裹已由快递员揽收',
  '【转运中心】包裹已发出，正在运往下一站',
  '【本市分拨中心】包裹已到达',
  '【营业部】快递员正在派送，请保持电话畅通',
  '包裹已签收，感谢使用',
];
const STATES = ['1', '0', '0', '5', '3'];

export interface TrackingStandIn {
  endpoint: string;
  close(): Promise<void>;
}

/** `now`: milliseconds since 1970. A number that ends in 404 is not known; of any other the last digit says how far it has come. */
export async function openTrackingStandIn({ now }: { now: () => number }): Promise<TrackingStandIn> {
  const server = createServer((request, response) => {
    void answer(request, response, now);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, now: () => number): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(new URLSearchParams(body), now())));
}

function answerTo(form: URLSearchParams, now: number): object {
  const param = form.get('param') ?? '';
  if (form.get('customer') !== STAND_IN.customer || form.get('sign') !== signOf(param, STAND_IN))
    return { result: false, returnCode: '503', message: '验证签名失败' };
  const { com, num } = JSON.parse(param) as { com: string; num: string };
  if (num.endsWith('404')) return { result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' };
  const last = Math.min(STEPS.length, (Number(num.at(-1)) % STEPS.length || 3) + 1);
  const data = STEPS.slice(0, last).map((context, index) => ({ time: beijingText(now - (last - index) * 5 * HOUR_MS), context }));
  return { message: 'ok', nu: num, com, status: '200', ischeck: last === STEPS.length ? '1' : '0', state: STATES[last - 1], data: data.toReversed() };
}

const beijingText = (ms: number): string => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
