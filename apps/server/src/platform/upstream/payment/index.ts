/** Front door of the channels that money comes through. */
export { createAlipay } from './alipay.ts';
export {
  CHANNEL_NAMES,
  type BillLine,
  type ChannelName,
  type NoticeOutcome,
  type PaymentChannel,
  type PaymentChannels,
  type PaymentDoors,
  type RefundAnswer,
  type Trade,
} from './channel.ts';
export { registerSimulatorPage, SIMULATOR_PATH } from './simulator/page.ts';
export type { KeptTrades } from './simulator/kept-trades.ts';
export type { Simulator } from './simulator/simulator.ts';
export { createWechatPay } from './wechat.ts';
