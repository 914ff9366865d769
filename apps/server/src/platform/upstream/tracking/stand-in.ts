/** The tracking service on the loopback, for the demo world and tests: it checks the signature, and tells of each parcel what its number says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOf } from './kuaidi100.ts';

export const STAND_IN = { customer: 'DEMO0000000000000000000000000000', key: 'demo-key' };

const HOUR_MS = 3_600_000;
/** What a parcel has behind it so many hours after it was handed over, and the state it is in then. */
const STEPS = [
  { hours: 0, state: '1', context: '【仓库】包裹已由快递员揽收' },
  { hours: 6, state: '0', context: '【转运中心】包裹已发出，正在运往下一站' },
  { hours: 22, state: '0', context: '【本市分拨中心】包裹已到达' },
  { hours: 28, state: '5', context: '【营业部】快递员正在派送，请保持电话畅通' },
  { hours: 32, state: '3', context: '包裹已签收，感谢使用' },
];

interface Carried {
  /** Milliseconds since 1970. */
  now(): number;
  /** When a number was handed over; null: it never was. */
  sentAt(parcel: { trackingNo: string }): Promise<number | null>;
}

export interface TrackingStandIn {
  endpoint: string;
  close(): Promise<void>;
}

/** A number that was never handed over is not known. */
export async function openTrackingStandIn(world: Carried): Promise<TrackingStandIn> {
  const server = createServer((request, response) => {
    void answer(request, response, world);
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

async function answer(request: IncomingMessage, response: ServerResponse, world: Carried): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await answerTo(new URLSearchParams(body), world)));
}

async function answerTo(form: URLSearchParams, { now, sentAt }: Carried): Promise<object> {
  const param = form.get('param') ?? '';
  if (form.get('customer') !== STAND_IN.customer || form.get('sign') !== signOf(param, STAND_IN))
    return { result: false, returnCode: '503', message: '验证签名失败' };
  const { com, num } = JSON.parse(param) as { com: string; num: string };
  const sent = await sentAt({ trackingNo: num });
  const gone = sent === null ? [] : STEPS.map((step) => ({ ...step, at: sent + step.hours * HOUR_MS })).filter(({ at }) => at <= now());
  const last = gone.at(-1);
  if (last === undefined) return { result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' };
  const data = gone.map(({ at, context }) => ({ time: beijingText(at), context })).toReversed();
  return { message: 'ok', nu: num, com, status: '200', ischeck: last === STEPS.at(-1) ? '1' : '0', state: last.state, data };
}

const beijingText = (ms: number): string => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
