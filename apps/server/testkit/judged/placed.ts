/** A thing with the place it is for beside it, and things by what they do: how installers ask when they do not know the trade's word. */
import { asked, type Judged } from './judged.ts';

const DOOR_LOCK = /锁/;

export const judgedPlaced: readonly Judged[] = [
  ...asked('断电开的锁', DOOR_LOCK, { having: { failMode: '断电开门' } }),
  ...asked('断电开的锁 消防门', DOOR_LOCK, { having: { failMode: '断电开门' }, without: ['消防门'] }),
  ...asked('断电开的锁 消防通道', DOOR_LOCK, { having: { failMode: '断电开门' }, without: ['消防通道'] }),
  ...asked('消防通道门用的 断电自动开的锁', DOOR_LOCK, { having: { failMode: '断电开门' }, without: ['消防通道门'] }),
  ...asked('阳极锁|阳极电锁', /电插锁/),
  ...asked('poe 供电 延长器|网线延长器', /延长器/),
  ...asked('楼宇对讲 手机开门', /对讲/),
  ...asked('一拖二 门禁控制器', /门禁控制器/, { having: { doors: 2 } }),
  ...asked('一拖四门禁主板', /门禁控制器/, { having: { doors: 4 } }),
  ...asked('窗帘红外|窗帘探测器', /幕帘/),
  ...asked('手拉报警 卫生间', /紧急求助/, { without: ['卫生间'] }),
  ...asked('监控平台 500路授权', /视频通道接入授权/, { without: ['500'] }),
  ...asked('25米 网线 成品', /成品跳线/, { without: ['25米'] }),
  ...asked('能存三个月 16个400万', /录像机/, { having: { channels: 16 }, when: (_, name) => !name.includes('硬盘|') }),
  ...asked('停电也能撑两小时的', /UPS|不间断/),
  ...asked('网线转光纤|光纤转网线', /收发器/),
];
