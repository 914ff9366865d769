/** The portal is killed while it takes a channel's notice: between verifying and writing, in the middle of writing, and before it has answered (PAYMENT-6). */
import { placeOrder } from '@portal/contract/order';
import { noticePath } from '@portal/server/modules/payment/index';
import type { ChannelName } from '@portal/server/platform/upstream/payment/index';
import { alipayNotice } from '@portal/server/platform/upstream/payment/simulator/alipay-side';
import { makeSimulatedKeys, SIMULATED, type SimulatedKeys } from '@portal/server/platform/upstream/payment/simulator/keys';
import type { SimulatedTrade } from '@portal/server/platform/upstream/payment/simulator/trades';
import { wechatNotice } from '@portal/server/platform/upstream/payment/simulator/wechat-side';
import { fen } from '@portal/units';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { overHttp, withKilledStore } from '../killed-portal.ts';
import { makeTradeWorld, PRICE, type TradeWorld } from '../trade-world.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

const CHANNELS: readonly ChannelName[] = ['wechat', 'alipay'];
/** Rounds of the long run; each kills at one place. */
const LONG_ROUNDS = 60;

export const notices: Hunt = {
  name: 'notices',
  purpose:
    'the portal is killed with -9 between verifying a notice, writing it and answering it: nothing is half written, and the notice that comes again pays once',
  async run(context) {
    const server = await postgresAtHand(context);
    // where the portal stands is seen by whom it waits for in a database that others can ask, too
    if (server === undefined) return context.row('no PostgreSQL to look at beside the portal', 1, 0);
    await withKilledStore(server, { isUnpacked: false }, async ({ dataDir, url = '', open }) => {
      const world = await open((opened) => makeTradeWorld(opened, { buyers: 1, coupons: 0 }));
      const keys = await makeSimulatedKeys();
      const portal = await startPortal({
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        LOG_LEVEL: 'error',
        DEMO: '0',
        PORTAL_ORIGIN: 'https://portal.example',
        ...(await doorsOf(keys, dataDir)),
      });
      const [looking, holding] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
      await Promise.all([looking.connect(), holding.connect()]);
      try {
        await killAll(context, { portal, world, keys, looking, holding });
      } finally {
        await Promise.all([looking.end(), holding.end()]);
        await portal.stop();
      }
    });
  },
};

interface Shop {
  portal: RunningPortal;
  world: TradeWorld;
  keys: SimulatedKeys;
  looking: pg.Client;
  holding: pg.Client;
}

interface Due {
  channel: ChannelName;
  paymentNo: string;
  payNo: string;
  shopOrderNo: string;
  notice: { headers: Record<string, string>; body: string };
}

/** What holds the portal up at a place, or null: it is killed as soon as its writing is seen. */
const PLACES: Readonly<Record<string, ((due: Due) => { text: string; values: unknown[] }) | null>> = {
  'between verifying and writing': ({ payNo }) => ({
    text: `select 1 from payable where business_type = 'order' and business_no = $1 for update`,
    values: [payNo],
  }),
  // the book of notices is written last
  'in the middle of writing': ({ channel, notice }) => ({
    text: `insert into payment_notice (channel, body_hash, payment_no, verified, outcome, times, gmt_create, gmt_modified) values ($1, $2, '', true, '', 1, now(), now())`,
    values: [channel, createHash('sha256').update(notice.body).digest('hex')],
  }),
  'before it has answered': null,
};

async function killAll({ row, say, short }: HuntContext, shop: Shop): Promise<void> {
  const places = Object.keys(PLACES);
  const faults = new Map(places.map((place) => [place, 0]));
  const rounds = short ? places.length : LONG_ROUNDS;
  for (let round = 0; round < rounds; round++) {
    const place = places[round % places.length] ?? '';
    const said = await killAt(shop, place, CHANNELS[Math.floor(round / places.length + round) % CHANNELS.length] ?? 'wechat');
    for (const one of said) say(`${place}: ${one}`);
    faults.set(place, (faults.get(place) ?? 0) + Number(said.length > 0));
  }
  for (const place of places) row(`killed ${place}: half written, lost or paid twice`, rounds / places.length, faults.get(place) ?? 0);
}

/** What is wrong after a kill at a place, and after the notice has come again. */
async function killAt(shop: Shop, place: string, channel: ChannelName): Promise<string[]> {
  const { portal, looking, holding } = shop;
  const due = await somethingDue(shop, channel);
  const told = (): Promise<boolean> => tell(portal, due);
  const read = () => readStored(looking, due);
  const said: string[] = [];
  const [hold, unpaid] = [PLACES[place]?.(due), await read()];
  if (hold !== undefined) {
    await holding.query('begin');
    await holding.query(hold.text, hold.values);
  }
  const first = told().catch(() => 'lost');
  await until(async () => (hold === undefined ? (await read()) !== unpaid : await isWaitedFor(looking, holding)));
  const gone = once(portal.process, 'exit');
  const back = portal.killAndRestart();
  await gone;
  if (hold !== undefined) await holding.query('rollback');
  await back;
  if ((await first) === true && hold !== undefined) said.push('answered as taken before it was written');
  if (hold !== undefined && (await read()) !== unpaid) said.push(`half written: ${await read()} after ${unpaid}`);
  if (!(await told())) said.push('not taken when it comes again');
  const paid = await read();
  if (paid !== PAID) said.push(`stored as ${paid}`);
  if (!(await told()) || (await read()) !== PAID) said.push(`changed by a third time: ${await read()}`);
  return said;
}

/** An order that is placed, and an attempt to pay it that its channel knows to be paid. */
async function somethingDue({ portal, world, keys, looking }: Shop, channel: ChannelName): Promise<Due> {
  const [buyer] = world.buyers;
  const body = { productList: [{ skuNo: world.skuNos[0], quantity: 1 }], addressId: buyer?.addressId, amount: PRICE, couponIds: [] };
  const answer = await overHttp(portal.origin, buyer?.cookie ?? '')({ path: placeOrder.path, body, idempotencyKey: randomUUID() });
  if (answer.status !== 200) throw new Error(`no order: ${answer.body.slice(0, 200)}`);
  const { payNo, shopOrderNo } = (JSON.parse(answer.body) as { data: { payNo: string; shopOrderNo: string } }).data;
  const paymentNo = `HN${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  await looking.query(
    `insert into payment (payment_no, business_type, business_no, channel, amount_fen, state, gmt_expire, gmt_create, gmt_modified)
     select $1, business_type, business_no, $2, amount_fen, 'PENDING', now() + interval '15 minutes', now(), now() from payable where business_type = 'order' and business_no = $3`,
    [paymentNo, channel, payNo],
  );
  const [opened, now] = [{ channel, paymentNo, amountFen: fen(PRICE * 100), subject: '订单', expiresAt: 0, noticeUrl: '', code: '' }, Date.now()];
  const trade: SimulatedTrade = { ...opened, state: 'paid', isLate: false, tradeNo: `T${paymentNo}`, paidAt: now, refunds: new Map() };
  const side = { keys, now: () => now };
  return { channel, paymentNo, payNo, shopOrderNo, notice: channel === 'wechat' ? wechatNotice(side, trade) : alipayNotice(side, trade) };
}

/** Whether the channel need not say it again. */
async function tell(portal: RunningPortal, { channel, notice: { headers, body } }: Due): Promise<boolean> {
  const answer = await fetch(`${portal.origin}${noticePath(channel)}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) });
  return channel === 'wechat' ? answer.status === 200 : (await answer.text()) === 'success';
}

const PAID = 'SUCCEEDED kept, PAID, pendingConfirm, pay 1, refunds 0';

async function readStored(looking: pg.Client, { paymentNo, payNo, shopOrderNo }: Due): Promise<string> {
  const { rows } = await looking.query<{ said: string }>(
    `select p.state || case when p.is_kept then ' kept' else '' end || ', ' || b.state || ', ' || o.state
       || ', pay ' || (select count(*) from order_event e where e.shop_order_no = o.shop_order_no and e.act = 'pay')
       || ', refunds ' || (select count(*) from payment_refund r where r.payment_no = p.payment_no) as said
     from payment p, payable b, shop_order o where p.payment_no = $1 and b.business_type = 'order' and b.business_no = $2 and o.shop_order_no = $3`,
    [paymentNo, payNo, shopOrderNo],
  );
  return rows[0]?.said ?? 'nothing';
}

/** Whether somebody waits for what this connection holds. */
async function isWaitedFor(looking: pg.Client, holding: pg.Client): Promise<boolean> {
  const { processID } = holding as pg.Client & { processID: number };
  return (await looking.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [processID])).rows.length > 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries > 5_000) throw new Error('the portal never came to where it is killed');
    await sleep(2);
  }
}

/** Both channels as they are configured, with keys of the hunt's own on the channels' side. */
async function doorsOf({ merchant, platform, apiKey }: SimulatedKeys, folder: string): Promise<Record<string, string>> {
  const [merchantFile, platformFile] = [join(folder, 'merchant.pem'), join(folder, 'platform.pem')];
  await writeFile(merchantFile, merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(platformFile, platform.publicKey.export({ type: 'spki', format: 'pem' }));
  return {
    PAY_WECHAT_MERCHANT: SIMULATED.merchantNo,
    PAY_WECHAT_APP: SIMULATED.wechatAppId,
    PAY_WECHAT_SERIAL: SIMULATED.serial,
    PAY_WECHAT_KEY_FILE: merchantFile,
    PAY_WECHAT_API_KEY: apiKey,
    PAY_WECHAT_PUBLIC_KEYS: `${SIMULATED.platformSerial}=${platformFile}`,
    PAY_ALIPAY_APP: SIMULATED.alipayAppId,
    PAY_ALIPAY_SELLER: SIMULATED.sellerId,
    PAY_ALIPAY_KEY_FILE: merchantFile,
    PAY_ALIPAY_PUBLIC_KEYS: platformFile,
  };
}
