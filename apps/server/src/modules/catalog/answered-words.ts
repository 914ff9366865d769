import type { Db } from '../../platform/db/database.ts';
import { asTsquery } from './search/question.ts';
import { searchPlanOf } from './search/search-plan.ts';
import { listAnsweredQuestions } from './store.ts';

/** Words worth offering when the catalogue answers them. */
const TRADE_WORDS = [
  '半球摄像机',
  '全彩摄像机',
  '硬盘录像机',
  '监控硬盘',
  'PoE交换机',
  '人脸门禁',
  '道闸',
  '六类网线',
  '音柱',
  '显示屏',
  '不间断电源',
  '壁装支架',
  '网桥',
  '可视对讲',
];

/** Words of the trade that find something, in their order. */
export async function answeredWords(db: Db): Promise<string[]> {
  const places = await listAnsweredQuestions(
    db,
    TRADE_WORDS.map((word) => {
      const plan = searchPlanOf(word);
      return plan ? asTsquery(plan.strict) : '';
    }),
  );
  return places.flatMap((place) => TRADE_WORDS[place] ?? []);
}
