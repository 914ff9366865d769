/** Services that people of the demo world have ordered, with what was done about them. */
import { orderNumberOf, takeOrderNumbers } from '../src/modules/order/index.ts';
import { insertServiceOrders, type ServiceOrderRow, type ServiceStepInsert } from '../src/modules/service-order/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { demoOperatorRows } from './operators.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const HANGZHOU = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
const PERSON = { accountNo: accountNoOf('13800000001'), merchantNo: '', contact: '周先生', phone: '13800000001' };
const COMPANY = { ...demoInstaller, contact: '陈工', phone: '057188886666' };

type Ordered = Pick<
  ServiceOrderRow,
  'accountNo' | 'merchantNo' | 'contact' | 'phone' | 'projectName' | 'serviceType' | 'state' | 'detailAddress' | 'faultTypeId' | 'products' | 'remark'
> & { hoursAgo: number; steps: readonly [hoursAgo: number, act: ServiceStepInsert['act'], text: string][] };

const ORDERED: readonly Ordered[] = [
  {
    ...PERSON,
    projectName: '',
    serviceType: 'repair',
    state: 'accepted',
    detailAddress: '江南大道 588 号 2 单元 301',
    faultTypeId: 3,
    products: [{ productModel: 'HV-B1240-IR30', serialNo: 'HV26-0412-0087', quantity: 1 }],
    remark: '每天夜里离线，早上断电重启后恢复。',
    hoursAgo: 20,
    steps: [[18, 'accept', '请先把固件升到最新；工程师张工周四上午上门检测，来前电话联系。']],
  },
  {
    ...COMPANY,
    projectName: '二期厂房周界监控',
    serviceType: 'install',
    state: 'pending',
    detailAddress: '江南大道 588 号二期厂房',
    faultTypeId: null,
    products: [
      { productModel: 'HV-B1240-IR30', serialNo: '', quantity: 24 },
      { productModel: 'HV-RJ6-50', serialNo: '', quantity: 1 },
    ],
    remark: '立杆已就位，需要高空车。',
    hoursAgo: 5,
    steps: [],
  },
];

export async function insertDemoServiceOrders(db: Db, { now }: { now: number }): Promise<void> {
  const desk = demoOperatorRows(now).find(({ role }) => role === 'serviceDesk')?.operatorNo ?? '';
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const serials = await takeOrderNumbers(db, ORDERED.length);
  const made = ORDERED.map(({ hoursAgo, steps, ...ordered }, nth) => {
    const serviceOrderId = orderNumberOf(serials[nth] ?? 0, now - hoursAgo * HOUR_MS, 'FW');
    const row: ServiceOrderRow = {
      ...ordered,
      ...HANGZHOU,
      serviceOrderId,
      shopOrderNo: null,
      designOrderId: null,
      targetAddress: '',
      visitDate: null,
      pictures: [],
      isSiteShown: false,
      shopNo: null,
      handlerNo: steps.length > 0 ? desk : null,
      gmtCreate: at(hoursAgo),
      gmtModified: at(steps.at(-1)?.[0] ?? hoursAgo),
    };
    const done: ServiceStepInsert[] = [
      { serviceOrderId, act: 'submit', actorNo: ordered.accountNo, text: '', gmtCreate: at(hoursAgo) },
      ...steps.map(([ago, act, text]) => ({ serviceOrderId, act, actorNo: desk, text, gmtCreate: at(ago) })),
    ];
    return { row, done };
  });
  await insertServiceOrders(db, { rows: made.map(({ row }) => row), steps: made.flatMap(({ done }) => done) });
}
