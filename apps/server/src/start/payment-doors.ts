/** The payment channels of the configuration; in the demo world simulated ones, whatever is configured; else none. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticePath } from '../modules/payment/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/log.ts';
import {
  CHANNEL_NAMES,
  createAlipay,
  createWechatPay,
  SIMULATOR_PATH,
  type ChannelName,
  type KeptTrades,
  type PaymentChannels,
  type PaymentDoors,
  type Simulator,
} from '../platform/upstream/payment/index.ts';

const WECHAT_ORIGIN = 'https://api.mch.weixin.qq.com';
const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';

export interface OpenedPayments extends PaymentDoors {
  /** Where its page is served. */
  simulator?: () => Promise<Simulator>;
  close(): Promise<void>;
}

interface Origins {
  /** Of the portal on this machine, where the simulator sends its notices. */
  loopback: () => string;
  /** Of the portal as people see it. */
  portal: () => string;
}

interface DoorNeeds {
  clock: Clock;
  origins: Origins;
  log: Logger;
  /** Under which what the simulated channels know is kept. */
  sealKey: Buffer;
}

export async function openPaymentDoors(environment: Environment, { clock, origins, log, sealKey }: DoorNeeds): Promise<OpenedPayments> {
  if (environment.DEMO) {
    const { openKeptTrades } = await import('../platform/upstream/payment/simulator/kept-trades.ts');
    return simulated(clock, origins, await openKeptTrades({ file: join(environment.DATA_DIR, 'pay-simulator'), key: sealKey, log }));
  }
  const channels = await configured(environment, clock, (name) => `${environment.PORTAL_ORIGIN ?? ''}${noticePath(name)}`);
  const names = CHANNEL_NAMES.filter((name) => channels[name] !== undefined);
  return { names, channel: async (name) => channels[name], close: async () => {} };
}

/** Keys take a moment to make, so the first payment opens it, not the start. */
function simulated(clock: Clock, { loopback, portal }: Origins, kept: KeptTrades): OpenedPayments {
  let opening: Promise<Simulator> | undefined;
  const open = async (): Promise<Simulator> => {
    const { openSimulator } = await import('../platform/upstream/payment/simulator/simulator.ts');
    return openSimulator({ clock, noticeUrl: (name) => `${loopback()}${noticePath(name)}`, pageUrl: (code) => `${portal()}${SIMULATOR_PATH}/${code}`, kept });
  };
  const simulator = () => (opening ??= open());
  return {
    names: CHANNEL_NAMES,
    channel: async (name) => (await simulator()).channels[name],
    simulator,
    close: async () => (await opening)?.close(),
  };
}

async function configured(environment: Environment, clock: Clock, noticeUrl: (name: ChannelName) => string): Promise<PaymentChannels> {
  const { PAY_WECHAT_MERCHANT, PAY_WECHAT_APP, PAY_WECHAT_SERIAL, PAY_WECHAT_KEY_FILE, PAY_WECHAT_API_KEY, PAY_WECHAT_PUBLIC_KEYS } = environment;
  const { PAY_ALIPAY_APP, PAY_ALIPAY_SELLER, PAY_ALIPAY_KEY_FILE, PAY_ALIPAY_PUBLIC_KEYS } = environment;
  const channels: PaymentChannels = {};
  if (PAY_WECHAT_MERCHANT && PAY_WECHAT_APP && PAY_WECHAT_SERIAL && PAY_WECHAT_KEY_FILE && PAY_WECHAT_API_KEY) {
    const keys = PAY_WECHAT_PUBLIC_KEYS.map((text) => text.split('=') as [string, string]);
    channels.wechat = createWechatPay({
      merchantNo: PAY_WECHAT_MERCHANT,
      appId: PAY_WECHAT_APP,
      serial: PAY_WECHAT_SERIAL,
      key: createPrivateKey(await readFile(PAY_WECHAT_KEY_FILE)),
      apiKey: PAY_WECHAT_API_KEY,
      platformKeys: new Map(await Promise.all(keys.map(async ([serial, path]) => [serial, await readPublic(path)] as const))),
      origin: WECHAT_ORIGIN,
      noticeUrl: () => noticeUrl('wechat'),
      clock,
    });
  }
  if (PAY_ALIPAY_APP && PAY_ALIPAY_SELLER && PAY_ALIPAY_KEY_FILE) {
    channels.alipay = createAlipay({
      appId: PAY_ALIPAY_APP,
      sellerId: PAY_ALIPAY_SELLER,
      key: createPrivateKey(await readFile(PAY_ALIPAY_KEY_FILE)),
      platformKeys: await Promise.all(PAY_ALIPAY_PUBLIC_KEYS.map(readPublic)),
      gateway: ALIPAY_GATEWAY,
      noticeUrl: () => noticeUrl('alipay'),
      clock,
    });
  }
  return channels;
}

/** A public key, or the certificate that bears it. */
const readPublic = async (path: string): Promise<KeyObject> => createPublicKey(await readFile(path));
