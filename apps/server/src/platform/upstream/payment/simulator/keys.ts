/** Keys of the simulated channels: made anew at every start, known to nobody else. */
import { generateKeyPair, randomBytes, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

export interface SimulatedKeys {
  /** Ours, as the channels' merchant. */
  merchant: { privateKey: KeyObject; publicKey: KeyObject };
  /** The channels' own. */
  platform: { privateKey: KeyObject; publicKey: KeyObject };
  /** Of 32 characters. */
  apiKey: string;
}

const makePair = promisify(generateKeyPair);

export async function makeSimulatedKeys(): Promise<SimulatedKeys> {
  const [merchant, platform] = await Promise.all([makePair('rsa', { modulusLength: 2048 }), makePair('rsa', { modulusLength: 2048 })]);
  return { merchant, platform, apiKey: randomBytes(16).toString('hex') };
}

/** Who the simulated channels take us for. */
export const SIMULATED = {
  merchantNo: '1900000001',
  wechatAppId: 'wx0000000000000001',
  serial: 'SIMULATEDMERCHANT',
  platformSerial: 'SIMULATEDPLATFORM',
  alipayAppId: '2021000000000001',
  sellerId: '2088000000000001',
} as const;
