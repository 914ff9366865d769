/** What may be asked for as a service order, and what its form asks: fixed tables, without zod, so that pages have them at once (SERVICE-2). */
export const SERVICE_TYPES = ['install', 'repair', 'move', 'monitors', 'smart-lock', 'password'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface ServiceKind {
  title: string;
  words: string;
  /** Somebody comes: an address is asked for, and a day may be wished for. */
  isOnSite: boolean;
  /** Each device by the number on its label. */
  asksSerial: boolean;
  /** What is wrong with it. */
  asksFault: boolean;
  /** Where it is to stand afterwards. */
  asksTarget: boolean;
  /** The description must be there. */
  asksRemark: boolean;
  /** A project may be named. */
  namesProject: boolean;
}

export const SERVICE_KINDS: Readonly<Record<ServiceType, ServiceKind>> = {
  install: {
    title: '安装服务',
    words: '设备到货后，请工程师上门安装、布线和调试',
    isOnSite: true,
    asksSerial: false,
    asksFault: false,
    asksTarget: false,
    asksRemark: false,
    namesProject: true,
  },
  repair: {
    title: '维修申请',
    words: '设备出了故障，说明型号、序列号和现象，客服安排检测与维修',
    isOnSite: true,
    asksSerial: true,
    asksFault: true,
    asksTarget: false,
    asksRemark: true,
    namesProject: false,
  },
  move: {
    title: '移机服务',
    words: '已装好的设备要换地方：拆机、搬运、重新安装和调试',
    isOnSite: true,
    asksSerial: false,
    asksFault: false,
    asksTarget: true,
    asksRemark: false,
    namesProject: false,
  },
  monitors: {
    title: '视频监控服务',
    words: '监控系统的调试、联网、录像与画面问题，请工程师上门或远程处理',
    isOnSite: true,
    asksSerial: false,
    asksFault: false,
    asksTarget: false,
    asksRemark: true,
    namesProject: false,
  },
  'smart-lock': {
    title: '智能锁服务',
    words: '智能锁的测量、安装、换锁体和售后',
    isOnSite: true,
    asksSerial: false,
    asksFault: false,
    asksTarget: false,
    asksRemark: false,
    namesProject: false,
  },
  password: {
    title: '设备密码找回',
    words: '忘记录像机或摄像机的密码：提交序列号和铭牌照片，核实后协助重置',
    isOnSite: false,
    asksSerial: true,
    asksFault: false,
    asksTarget: false,
    asksRemark: false,
    namesProject: false,
  },
};
export const isServiceType = (type: string): type is ServiceType => SERVICE_TYPES.some((each) => each === type);

export { FAULT_TYPES, faultName } from '../after-sale/copy.ts';
