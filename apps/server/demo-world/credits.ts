/** Credits of the demo world: what they are given for, what one buyer had for what its orders made (`purchases.ts`), an adjustment that waits for a second operator. */
import { insertAdjustment, insertExchange, insertGoods, postMovement } from '../src/modules/credits/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { demoInstaller } from './people.ts';

const DAY_MS = 86_400_000;

const GOODS: readonly (readonly [
  spuNo: string,
  title: string,
  summary: string,
  picture: string,
  unit: string,
  points: number,
  stock: number,
  limitEach: number | null,
])[] = [
  ['JF1001', '六类水晶头 100 只装', '镀金触点，压接一次到位，施工上门常备', 'rj45', '盒', 180, 60, 2],
  ['JF1002', '监控专用存储卡 128 GB', '前端录像备份，-25 ℃ 至 85 ℃ 工作', 'memory-card', '张', 320, 40, 5],
  ['JF1003', '室内半球摄像机 400 万', '试点样机，适合店铺与走廊，含电源', 'dome', '台', 960, 18, 1],
  ['JF1004', '8 口 PoE 交换机', '小型项目样机，全口千兆', 'poe-switch-8', '台', 1480, 12, 1],
  ['JF1005', '监控硬盘 4 TB', '7×24 小时写入，三年质保', 'hdd', '块', 2600, 8, 2],
  ['JF1006', '防水接线盒 10 只装', '室外枪机、半球通用', 'junction-box', '箱', 240, 0, null],
];

const PLACE = {
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330106',
  areaName: '西湖区',
  detailAddress: '文三路 100 号',
  contactName: '陈工',
  contactPhone: '13800000003',
};

export async function insertDemoCredits(db: Db, now: number, newId: () => string): Promise<void> {
  await insertGoods(
    db,
    GOODS.map(([spuNo, title, summary, picture, unit, points, stockTotal, limitEach]) => ({
      spuNo,
      title,
      summary,
      picture: `/pictures/${picture}.svg`,
      unit,
      points,
      stockTotal,
      limitEach,
      words: [
        `${summary}。`,
        '由平台免费寄送，一般在提交后 3 个工作日内发出；发货前可以取消，积分全部退回。',
        '兑换商品不折现、不找零，外包装与图片可能略有不同。',
      ],
    })),
  );
  const owner = demoInstaller;
  const at = (days: number) => ({ db, now: now - days * DAY_MS, newId });
  await exchange('DH2026110900017731', 12, ['JF1001', 1, 180], { state: 'received', carrier: '顺丰速运', trackingNo: 'SF1390087766' });
  await exchange('DH2026112000023318', 2, ['JF1002', 2, 640], { state: 'placed', carrier: '', trackingNo: '' });
  await insertAdjustment(db, {
    adjustmentNo: newId(),
    ...owner,
    points: 200,
    reason: '10 月培训考核优秀奖励',
    state: 'proposed',
    proposerNo: 'O-kefu',
    deciderNo: null,
    gmtCreate: new Date(now - DAY_MS),
    gmtModified: new Date(now - DAY_MS),
  });

  async function exchange(
    exchangeNo: string,
    days: number,
    [spuNo, quantity, points]: readonly [string, number, number],
    sent: { state: 'received' | 'placed'; carrier: string; trackingNo: string },
  ): Promise<void> {
    const [, title = '', , picture = '', unit = ''] = GOODS.find(([no]) => no === spuNo) ?? [];
    await postMovement(at(days), 'spend', { owner, points: -points, sourceNo: exchangeNo, words: `${title} ×${quantity}` });
    await insertExchange(db, {
      exchangeNo,
      ...owner,
      buyerName: '杭州安联弱电工程有限公司',
      spuNo,
      title,
      picture: `/pictures/${picture}.svg`,
      unit,
      quantity,
      points,
      address: PLACE,
      cancelReason: '',
      ...sent,
      gmtCreate: new Date(now - days * DAY_MS),
      gmtModified: new Date(now - days * DAY_MS),
    });
  }
}
