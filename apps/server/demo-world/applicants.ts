/**
 * Enterprises whose papers are at every step of certification: who handed them in, what became of them, and the steps on the way.
 * Companies, numbers and names are invented. Source: OPERATOR-6.
 */
import { AuthStatus } from '@portal/engines/access';
import { AuditStatus, isInForce, type CertificationAct, type CertificationActor, type CertificationState } from '@portal/engines/states';
import type { FormerPapers } from '@portal/contract/enterprise';
import type { PeopleRows } from '../src/modules/account/index.ts';
import { accountNoOf } from './people.ts';

const HOUR_MS = 3_600_000;

/** By whom, into which state, how many hours ago, and why it was refused. */
export type CertificationStep = readonly [act: CertificationAct, to: CertificationState, hoursAgo: number, reason?: string];

interface Applicant {
  phone: string;
  name: string;
  company: string;
  number: string;
  /** What one asks to be: 2 second-level, 3 installer. */
  type: 2 | 3;
  /** Codes are the parts of the street's. */
  streetCode: string;
  place: string;
  /** The enterprise it became. */
  merchantNo?: string;
  steps: readonly CertificationStep[];
  /** What was otherwise in the papers handed in first. */
  before?: Partial<FormerPapers>;
  /** Days from now to the last day it holds; without: it has no end. */
  validDays?: number;
}

const DAY = 24;
const [XIXING, BEISHAN, NANMEN, PINGJIANG, LUJIAZUI] = [
  ['330108001', '浙江省 杭州市 滨江区 西兴街道'],
  ['330106002', '浙江省 杭州市 西湖区 北山街道'],
  ['330203001', '浙江省 宁波市 海曙区 南门街道'],
  ['320508018', '江苏省 苏州市 姑苏区 平江街道'],
  ['310115005', '上海市 上海市 浦东新区 陆家嘴街道'],
] as const;

const applicant = (
  [phone, name]: readonly [string, string],
  [company, number, type]: readonly [string, string, 2 | 3],
  [streetCode, place]: readonly [string, string],
  steps: readonly CertificationStep[],
  more: Pick<Applicant, 'merchantNo' | 'before' | 'validDays'> = {},
): Applicant => ({ phone, name, company, number, type, streetCode, place, steps, ...more });

const approvedAt = (hoursAgo: number): readonly CertificationStep[] => [
  ['submit', 'pending', hoursAgo + 26],
  ['approve', 'certified', hoursAgo],
];

export const demoApplicants: readonly Applicant[] = [
  applicant(['13800000012', '许知远'], ['杭州湘湖智联科技有限公司', '91330108MADEM0001A', 2], XIXING, [['submit', 'pending', 70]]),
  // of the same name as an enterprise that is there
  applicant(['13800000013', '蒋一鸣'], ['宁波新舟网络工程有限公司', '91330203MADEM0002A', 3], NANMEN, [['submit', 'pending', 41]]),
  applicant(
    ['13800000014', '顾清'],
    ['苏州平江弱电工程有限公司', '91320508MADEM00031', 3],
    PINGJIANG,
    [
      ['submit', 'pending', 120],
      ['refuse', 'rejected', 97, '营业执照照片不完整，请重新拍摄四角齐全的照片。'],
      ['submit', 'pending', 5],
    ],
    { before: { contactName: '顾青', licenceFileId: '' } },
  ),
  applicant(['13800000015', '叶文'], ['上海浦江安防设备有限公司', '91310115MADEM0004F', 2], LUJIAZUI, [
    ['submit', 'pending', 54],
    ['refuse', 'rejected', 30, '统一社会信用代码与营业执照不一致，请核对后重新提交。'],
  ]),
  applicant(['13800000016', '白露'], ['杭州宝石山智能工程有限公司', '91330106MADEM0005R', 3], BEISHAN, [
    ['submit', 'pending', 60],
    ['withdraw', 'notSubmitted', 58],
  ]),
  applicant(['13800000017', '方舟'], ['杭州西兴安防工程有限公司', '91330108MADEM0006R', 2], XIXING, approvedAt(40 * DAY), { merchantNo: 'M200011' }),
  applicant(
    ['13800000018', '罗兰'],
    ['宁波月湖智能科技有限公司', '91330203MADEM0007R', 3],
    NANMEN,
    [...approvedAt(200 * DAY), ['submit', 'changePending', 20]],
    { merchantNo: 'M200012', validDays: 900, before: { companyName: '宁波月湖科技有限公司', contactPhone: '0574-87000012', address: '南门街道安防路 3 号' } },
  ),
  applicant(
    ['13800000019', '唐棠'],
    ['苏州拙园弱电有限公司', '91320508MADEM0008G', 2],
    PINGJIANG,
    [...approvedAt(345 * DAY), ['expireSoon', 'expiring', 10 * DAY]],
    { merchantNo: 'M200013', validDays: 20 },
  ),
  applicant(
    ['13800000020', '程实'],
    ['上海临江电子工程有限公司', '91310115MADEM0009Y', 3],
    LUJIAZUI,
    [...approvedAt(380 * DAY), ['expireSoon', 'expiring', 45 * DAY], ['expire', 'expired', 15 * DAY]],
    { merchantNo: 'M200014', validDays: -15 },
  ),
  applicant(
    ['13800000021', '康宁'],
    ['杭州北山监控技术有限公司', '91330106MADEM000A9', 2],
    BEISHAN,
    [...approvedAt(90 * DAY), ['freeze', 'frozen', 3 * DAY, '合同到期未续签，暂停使用。']],
    { merchantNo: 'M200015' },
  ),
];

export const stateOf = ({ steps }: Applicant): CertificationState => steps.at(-1)?.[1] ?? 'notSubmitted';

const ACTORS: Readonly<Record<CertificationAct, CertificationActor>> = {
  submit: 'applicant',
  withdraw: 'applicant',
  approve: 'auditor',
  refuse: 'auditor',
  expireSoon: 'clock',
  expire: 'clock',
  freeze: 'auditor',
  unfreeze: 'auditor',
};
export const actorOf = (act: CertificationAct): CertificationActor => ACTORS[act];

export const enterpriseNoOf = ({ phone }: Applicant): string => `E${phone}`;

/** Where it is, by codes and names. */
export function placeOf({ streetCode, place }: Applicant) {
  const [provinceName = '', cityName = '', areaName = '', streetName = ''] = place.split(' ');
  const [provinceCode, cityCode, areaCode] = [2, 4, 6].map((length) => streetCode.slice(0, length)) as [string, string, string];
  const address = `${streetName}安防路 ${streetCode.slice(-1)}${streetCode.slice(3, 5)} 号`;
  return { provinceCode, provinceName, cityCode, cityName, areaCode, areaName, streetCode, streetName, address };
}

/** The day of a freeze, and why: what the enterprise is told after signing in (ACCOUNT-2). */
function freezeOf({ steps }: Applicant, now: number): { gmtFreeze?: Date; freezeReason?: string } {
  const [, to, hoursAgo, freezeReason] = steps.at(-1) ?? [];
  return to === 'frozen' && hoursAgo !== undefined ? { gmtFreeze: new Date(now - hoursAgo * HOUR_MS), freezeReason: freezeReason ?? '' } : {};
}

/** Their accounts, and the enterprises that some of them own, as `demoPeople` gives them. `now` in milliseconds. */
export function demoApplicantRows(now: number): Pick<PeopleRows, 'accounts' | 'enterprises' | 'identities'> {
  const gmtCreate = new Date(now - 400 * DAY * HOUR_MS);
  const owners = demoApplicants.flatMap((one) => (one.merchantNo === undefined ? [] : [{ ...one, merchantNo: one.merchantNo }]));
  return {
    accounts: demoApplicants.map(({ phone, name }) => ({ accountNo: accountNoOf(phone), phone, nickname: name, isDemo: true, gmtCreate })),
    enterprises: owners.map((one) => ({
      merchantNo: one.merchantNo,
      enterpriseNo: enterpriseNoOf(one),
      companyName: one.company,
      enterpriseType: one.type,
      authStatus: isInForce(stateOf(one)) ? AuthStatus.Certified : AuthStatus.Uncertified,
      auditStatus: AuditStatus[stateOf(one)],
      ...freezeOf(one, now),
      ...placeOf(one),
      gmtCreate,
    })),
    identities: owners.map(({ phone, merchantNo, steps }) => {
      const [, , hoursAgo = 0] = steps.find(([act]) => act === 'approve') ?? [];
      return { accountNo: accountNoOf(phone), merchantNo, employeeType: null, chooseOn: true, gmtJoin: new Date(now - hoursAgo * HOUR_MS) };
    }),
  };
}
