/** What of a list the rules passed over, in words: named beside the verdict, never silent. Source: CHECK-20. */

/** In the order in which they are said. */
const UNJUDGED = {
  missingFacts: '参数缺失的产品的相应项',
  assignment: '能否逐台分配',
  farthestRun: '最远的点位网线够不够得着（有摄像机没填最远走线）',
  fibreFeed: '光纤远端的摄像机由什么供电（光纤不带电，供电器少于这样的摄像机）',
  cameraBridge: '超过网线长度的点位由无线网桥接，通不通、接得了几台',
  licences: '平台授权够不够（门禁、闸机、道闸也可能占授权点）',
  doorCounts: '控制器、读卡器够不够每樘门（清单里另有闸机）',
  doorNumber: '有几樘门（紧急破玻、出门按钮少于锁数的一半，按两把锁一樘计）',
  cards: '卡和读卡器是否相配（有人脸终端，可能由它读）',
  doorSupply: '门禁 12 V 供电够不够（控制器自带电源）',
  doorFeeding: '门禁逐台接哪台电源',
  doorStandby: '停电后门禁能用多久',
  boomGuards: '每条车道是否都防砸（按两台道闸一条车道计）',
  laneFeeds: '闸机、道闸的 220 V 电源线和漏电断路器',
  gateRun: '网线到不到得了闸机（没填闸机到弱电间的走线）',
  gateBridge: '到闸机的无线网桥',
  upsTime: 'UPS 能撑多久，及录像、交换机、摄像机以外的负载',
} as const;
export type Unjudged = keyof typeof UNJUDGED;

/** Of those passed over, in the order of the table. */
export const unjudgedWords = (passed: ReadonlySet<Unjudged>): string[] =>
  (Object.keys(UNJUDGED) as Unjudged[]).flatMap((one) => (passed.has(one) ? [UNJUDGED[one]] : []));

/** `未核对：UPS 能撑多久…；停电后门禁能用多久`; '' where all was looked at. */
export const unjudgedText = (words: readonly string[]): string => (words.length === 0 ? '' : `未核对：${words.join('；')}`);
