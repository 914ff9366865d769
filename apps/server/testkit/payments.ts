/** Payments as tests see them: the portal with simulated channels, and a business of the test's own that hears what is paid and what goes back. */
import { startPayment } from '@portal/contract/payment';
import { fen } from '@portal/units';
import { newId } from '../src/platform/clock.ts';
import {
  cancelPayment,
  findPayments,
  noticePath,
  openPayment,
  paymentRoom,
  registerPaymentNotices,
  requestRefund,
  type PaymentNeeds,
  type PaymentWork,
} from '../src/modules/payment/index.ts';
import { unlimited } from '../src/platform/http/limits.ts';
import { createHttp } from '../src/platform/http/server.ts';
import { followedTransaction } from '../src/platform/jobs/followed-transaction.ts';
import { CHANNEL_NAMES, type ChannelName, type Simulator } from '../src/platform/upstream/payment/index.ts';
import { openSimulator } from '../src/platform/upstream/payment/simulator/simulator.ts';
import type { TestDatabase } from './database.ts';
import { aPerson } from './people.ts';
import { openTestPortal } from './portal.ts';

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>;

/** `onSucceeded`, `onRefunded`, `onReturned`: who hears beside the test's own business; `findHindrance`: of others' businesses. */
export async function openTestPayments({
  onSucceeded = [],
  onRefunded = [],
  onReturned = [],
  findHindrance = async () => '',
  ...options
}: { database?: TestDatabase } & Partial<Pick<PaymentNeeds, 'onSucceeded' | 'onRefunded' | 'onReturned' | 'findHindrance'>> = {}) {
  let simulator!: Simulator;
  const payments: PaymentNeeds['payments'] = { names: CHANNEL_NAMES, channel: async (name) => simulator.channels[name] };
  const portal = await openTestPortal({ ...options, unlimited: true, payments: () => payments });
  simulator = await openSimulator({
    clock: portal.clock,
    noticeUrl: (name) => `http://127.0.0.1:9${noticePath(name)}`,
    pageUrl: (code) => `http://portal.test/pay-simulator/${code}`,
    kept: null,
  });

  const heard: string[] = [];
  const waiting: { name: string; payload: object }[] = [];
  const tasks: PaymentNeeds['tasks'] = { add: async (_db, name, payload) => void waiting.push({ name, payload }), hurry: () => {} };
  const needs: PaymentNeeds & { pause(ms: number): Promise<void> } = {
    ...portal.deps,
    payments,
    tasks,
    onSucceeded: [async (_work, { businessNo, amountFen }) => void heard.push(`${businessNo} paid ${amountFen}`), ...onSucceeded],
    onRefunded: [async (_work, { businessNo, amountFen, requestNo }) => void heard.push(`${businessNo} back ${amountFen} for ${requestNo}`), ...onRefunded],
    onReturned,
    findPaidFor: async () => undefined,
    findHindrance,
    pause: async () => {},
  };
  const room = paymentRoom(needs);
  const http = await createHttp({ log: portal.deps.log, trustProxy: 0 });
  await registerPaymentNotices(http, { ...needs, limits: unlimited });
  await http.ready();
  const { accountNo } = await aPerson(portal.database);
  const caller = { accountNo, merchantNo: '' } as Parameters<typeof openPayment>[0]['caller'];
  const call = await portal.as(accountNo);
  const work = <T>(perform: (work: PaymentWork) => Promise<T>): Promise<T> => {
    const now = portal.clock.now();
    return followedTransaction(
      portal.database,
      tasks,
    )((db, afterCommit) => perform({ db, now, newId: () => newId(now), signal: () => {}, afterCommit, log: portal.deps.log }));
  };
  let serial = 0;

  return {
    portal,
    simulator,
    heard,
    accountNo,
    call,
    http,
    /** Something to be paid, a minute an order later than the one before. */
    async sell(amountFen = 12_345, minutes = 30, subject = '安防产品订单'): Promise<string> {
      const businessNo = `O${++serial}`;
      const expiresAt = portal.clock.now() + minutes * 60_000;
      await work((inside) => openPayment({ ...inside, caller }, { businessType: 'test', businessNo, amountFen: fen(amountFen), subject, expiresAt }));
      return businessNo;
    },
    /** A code to pay by; gives the payment's number. */
    async start(businessNo: string, channel: ChannelName): Promise<string> {
      const { payment } = await call(startPayment, { body: { businessType: 'test', businessNo, channel } });
      if (payment === null) throw new Error('no attempt');
      return payment.paymentNo;
    },
    /** As the payer does at the channel, without a notice. */
    payAt(channel: ChannelName, paymentNo: string) {
      const trade = simulator.trades.find(channel, paymentNo);
      if (trade === undefined) throw new Error('no such trade');
      simulator.trades.pay(trade, portal.clock.now());
      return trade;
    },
    /** What the channel says of it arrives; gives whether it was taken. */
    async notice(channel: ChannelName, { headers, body }: { headers: Record<string, string>; body: string | Buffer }): Promise<boolean> {
      const answer = await http.inject({ method: 'POST', url: noticePath(channel), headers, payload: body });
      return channel === 'wechat' ? answer.statusCode === 200 : answer.body === 'success';
    },
    cancel: (businessNo: string) => work((inside) => cancelPayment(inside, { businessType: 'test', businessNo })),
    refund: (businessNo: string, requestNo: string, amountFen: number) =>
      work((inside) => requestRefund(inside, { businessType: 'test', businessNo, requestNo, amountFen: fen(amountFen) })),
    attempts: (businessNo: string) => findPayments(portal.database.db, { businessType: 'test', businessNo }),
    /** The rows of a question in SQL. */
    rows: async <Row extends object>(text: string): Promise<Row[]> => (await portal.database.pool.query<Row>(text)).rows,
    /** Performs what follows commits, until nothing is left; one that throws is left out. */
    async performTasks(): Promise<void> {
      await portal.performTasks();
      while (waiting.length > 0) {
        const { name, payload } = waiting.shift() ?? { name: '', payload: {} };
        const task = room.tasks.find((one) => one.name === name);
        await task?.perform({ database: portal.database, now: portal.clock.now(), log: portal.deps.log, taskId: 'test' }, payload);
      }
    },
    async runJob(name: string): Promise<void> {
      const job = room.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`no job is called ${name}`);
      await job.run({ database: portal.database, now: portal.clock.now(), log: portal.deps.log });
    },
    async close(): Promise<void> {
      await http.close();
      await simulator.close();
      await portal.close();
    },
  };
}
