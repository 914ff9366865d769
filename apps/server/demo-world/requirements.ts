/** What people of the demo world have asked of the provider: one in each state, with what was said about it. */
import { RequirementType } from '@portal/contract/requirement';
import { insertRequirements, type RequirementRow, type WordInsert } from '../src/modules/requirement/index.ts';
import { standardTaxonomy } from '../src/modules/catalog/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { demoOperatorRows } from './operators.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const PERSON = { accountNo: accountNoOf('13800000001'), merchantNo: '' };

const HANGZHOU = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
const SUZHOU = { provinceCode: '32', provinceName: '江苏省', cityCode: '3205', cityName: '苏州市', areaCode: '320508', areaName: '姑苏区' };

type Asked = Pick<
  RequirementRow,
  'accountNo' | 'merchantNo' | 'requirementTypeId' | 'state' | 'companyName' | 'contact' | 'phone' | 'budgetRangeCode' | 'sceneId' | 'detailAddress' | 'remark'
> &
  typeof HANGZHOU & { hoursAgo: number; types: number; words: readonly [hoursAgo: number, kind: WordInsert['kind'], text: string][] };

const COMPANY = { ...demoInstaller, companyName: '杭州安联弱电工程有限公司', contact: '陈工', phone: '057188886666' };
const ASKED: readonly Asked[] = [
  {
    ...COMPANY,
    ...HANGZHOU,
    requirementTypeId: RequirementType.schemeDesign,
    state: 'pending',
    budgetRangeCode: '3',
    sceneId: 'factory',
    detailAddress: '江南大道 588 号二期厂房',
    remark: '厂区新增 24 个室外点位，夜间要看清车牌；已有核心交换机，存储 30 天。希望给点位建议、清单和报价。',
    hoursAgo: 3,
    types: 2,
    words: [],
  },
  {
    ...PERSON,
    ...SUZHOU,
    requirementTypeId: RequirementType.schemeConsult,
    state: 'answered',
    companyName: '',
    contact: '周先生',
    phone: '13800000001',
    budgetRangeCode: '1',
    sceneId: 'shop',
    detailAddress: '',
    remark: '60 平方米的便利店，想装 4 个摄像机，手机能看，大概要多少钱？',
    hoursAgo: 28,
    types: 1,
    words: [
      [26, 'takeOver', ''],
      [25, 'answer', '60 平方米建议 3 个半球加门口 1 个枪机，配 4 路 PoE 录像机和 2 TB 硬盘，可保存约 20 天。设备按参考价在三千元以内，施工另计。'],
    ],
  },
  {
    ...COMPANY,
    ...SUZHOU,
    requirementTypeId: RequirementType.survey,
    state: 'processing',
    budgetRangeCode: '5',
    sceneId: 'campus',
    detailAddress: '平江路园区 3 号楼',
    remark: '园区周界 1.2 公里，想请工程师来看取电和光纤走线。',
    hoursAgo: 52,
    types: 1,
    words: [
      [50, 'takeOver', ''],
      [30, 'word', '园区保安室可以提供登高车'],
    ],
  },
  {
    ...COMPANY,
    ...HANGZHOU,
    requirementTypeId: RequirementType.upkeep,
    state: 'closed',
    budgetRangeCode: '2',
    sceneId: 'office',
    detailAddress: '',
    remark: '办公楼门禁读卡不灵，需要检修。',
    hoursAgo: 200,
    types: 1,
    words: [[190, 'close', '已转当地服务商上门处理，问题解决']],
  },
];

export async function insertDemoRequirements(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  const firsts = standardTaxonomy().categories.filter(({ parentId }) => parentId === null);
  const desk = demoOperatorRows(now).find(({ role }) => role === 'serviceDesk')?.operatorNo ?? '';
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const made = ASKED.map(({ hoursAgo, types, words, ...asked }) => {
    const requirementId = newId();
    const chosen = firsts.slice(0, types);
    const row: RequirementRow = {
      ...asked,
      requirementId,
      categoryPath: chosen.map(({ id }) => id).join('!!!'),
      categoryNames: chosen.map(({ catagoryName }) => catagoryName),
      clientSource: 1,
      entranceType: 10,
      designOrderId: null,
      isDesignOrderShown: false,
      handlerNo: words.some(([, kind]) => kind === 'takeOver') ? desk : null,
      gmtCreate: at(hoursAgo),
      gmtModified: at(words.at(-1)?.[0] ?? hoursAgo),
    };
    const said = words.map(([ago, kind, text]): WordInsert => {
      const isAsker = kind === 'word' || kind === 'withdraw';
      return { requirementId, by: isAsker ? 'asker' : 'desk', kind, actorNo: isAsker ? asked.accountNo : desk, text, gmtCreate: at(ago) };
    });
    return { row, said };
  });
  await insertRequirements(db, { rows: made.map(({ row }) => row), words: made.flatMap(({ said }) => said) });
}
