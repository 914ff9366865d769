/** Projects under way in the demo world; places and states are invented. */
import { insertClues } from '../src/modules/content/index.ts';
import type { Db } from '../src/platform/db/database.ts';

const CLUES: readonly (readonly [title: string, schedule: string])[] = [
  ['西湖区老旧小区监控改造', '方案设计中'],
  ['滨江科创园停车场出入口', '设备到货，安装中'],
  ['海曙区连锁便利店联网监控', '已验收'],
  ['余杭物流仓周界与门禁', '报价已确认'],
  ['宁波港区会议室 LED 屏', '现场勘测'],
  ['萧山中学校园广播扩容', '方案设计中'],
];

export const insertDemoClues = (db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> =>
  insertClues(
    db,
    CLUES.map(([title, schedule], at) => ({ id: newId(), title: `${title}（示例）`, schedule, sortNo: at, gmtCreate: new Date(now) })),
  );
