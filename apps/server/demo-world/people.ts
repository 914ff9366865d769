/**
 * The people of the demo world: first-level dealers on the map, the dealers and installers who order from them, and one
 * account for each user type. Companies, names and phone numbers are invented.
 */
import { AuthStatus, EngineerStatus, StoreType, type EmployeeType, type EnterpriseType } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import type { PeopleRows } from '../src/modules/account/index.ts';

const DAY = 24 * 3_600_000;
/** What sets one enterprise apart from the next: small ones, those with a shop, and one whose contract runs out within the month. */
const ENTERPRISE_FACTS: Readonly<Record<string, { smb?: boolean; storeType?: StoreType; freezesAfterDays?: number; auditStatus?: AuditStatus }>> = {
  M100001: { storeType: StoreType.Own },
  M200001: { smb: true, storeType: StoreType.Own },
  M200002: { storeType: StoreType.Franchised },
  M200004: { smb: true, freezesAfterDays: 300 },
  // of whom there is something to tell at every step after signing in
  M200005: { freezesAfterDays: 20, auditStatus: AuditStatus.expiring },
};

/** All demo accounts share it; it keeps the rule of ACCOUNT-3. */
export const DEMO_PASSWORD = 'Demo@2026';

interface Place {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
  areaCode: string;
  areaName: string;
  latitude: number;
  longitude: number;
}

const place = (codes: string, names: string, latitude: number, longitude: number): Place => {
  const [provinceName = '', cityName = '', areaName = ''] = names.split(' ');
  return { provinceCode: codes.slice(0, 2), provinceName, cityCode: codes.slice(0, 4), cityName, areaCode: codes, areaName, latitude, longitude };
};

/** Business scope as a dealer shows it. */
const SCOPES = {
  video: { title: '视频监控', tagName: '摄像机、录像机、存储' },
  access: { title: '门禁通道', tagName: '门禁、人员通道、可视对讲' },
  parking: { title: '停车出入口', tagName: '道闸、车牌识别、车位引导' },
  broadcast: { title: '公共广播', tagName: '广播主机、功放、扬声器' },
  display: { title: '大屏显示', tagName: 'LED 屏、拼接屏、控制器' },
  network: { title: '网络与布线', tagName: '交换机、线缆、机柜' },
} as const;
type Scope = keyof typeof SCOPES;

/** Company, place, contact phone, scopes; one of them is abnormal so that the shop switch has something to refuse. */
const FIRST_LEVEL: readonly (readonly [company: string, at: Place, scopes: readonly Scope[], status?: 0])[] = [
  ['杭州云安视讯科技有限公司', place('330108', '浙江省 杭州市 滨江区', 30.2084, 120.2119), ['video', 'access', 'parking']],
  ['上海申卫智能系统有限公司', place('310115', '上海市 上海市 浦东新区', 31.2215, 121.5447), ['video', 'display', 'network']],
  ['北京朝晖安防工程有限公司', place('110105', '北京市 北京市 朝阳区', 39.9219, 116.4431), ['video', 'access', 'broadcast']],
  ['广州粤盾电子有限公司', place('440106', '广东省 广州市 天河区', 23.1247, 113.3612), ['video', 'parking', 'network']],
  ['深圳鹏程物联科技有限公司', place('440305', '广东省 深圳市 南山区', 22.5333, 113.9304), ['video', 'access', 'display']],
  ['成都锦城安全技术有限公司', place('510107', '四川省 成都市 武侯区', 30.6417, 104.0433), ['video', 'broadcast', 'network']],
  ['重庆山城智控科技有限公司', place('500112', '重庆市 重庆市 渝北区', 29.7181, 106.6311), ['video', 'parking']],
  ['武汉江汉弱电工程有限公司', place('420106', '湖北省 武汉市 武昌区', 30.5536, 114.3163), ['video', 'access', 'network']],
  ['南京钟山安保科技有限公司', place('320102', '江苏省 南京市 玄武区', 32.0486, 118.7979), ['video', 'broadcast']],
  ['苏州吴门智能设备有限公司', place('320508', '江苏省 苏州市 姑苏区', 31.3365, 120.6174), ['video', 'access', 'parking']],
  ['西安长安数字安防有限公司', place('610113', '陕西省 西安市 雁塔区', 34.2143, 108.9486), ['video', 'display']],
  ['郑州中原卫士科技有限公司', place('410105', '河南省 郑州市 金水区', 34.8002, 113.6605), ['video', 'network', 'parking']],
  ['长沙岳麓电子工程有限公司', place('430104', '湖南省 长沙市 岳麓区', 28.2353, 112.9314), ['video', 'access']],
  ['青岛海岸安防科技有限公司', place('370202', '山东省 青岛市 市南区', 36.0755, 120.4125), ['video', 'broadcast', 'display']],
  ['沈阳盛京智能工程有限公司', place('210102', '辽宁省 沈阳市 和平区', 41.7898, 123.4203), ['video', 'access', 'network']],
  ['厦门鹭岛弱电设备有限公司', place('350203', '福建省 厦门市 思明区', 24.4454, 118.0824), ['video', 'parking'], 0],
  ['杭州西子安全技术有限公司', place('330106', '浙江省 杭州市 西湖区', 30.2763, 120.1247), ['video', 'access', 'broadcast', 'network']],
  ['宁波三江智能系统有限公司', place('330203', '浙江省 宁波市 海曙区', 29.8721, 121.5489), ['video', 'parking', 'display']],
  ['温州瓯越电子工程有限公司', place('330302', '浙江省 温州市 鹿城区', 28.0153, 120.6551), ['video', 'access']],
  ['东莞莞邑弱电设备有限公司', place('441900', '广东省 东莞市 东莞市', 23.0205, 113.7518), ['video', 'network', 'broadcast']],
];

/** Other enterprises: number, company, type, where. Types: 2 second-level, 3 installer, 4 second-level of an industry, 5 gold second-level. */
const hangzhou = place('330106', '浙江省 杭州市 西湖区', 30.2595, 120.1302);
const ningbo = place('330203', '浙江省 宁波市 海曙区', 29.8746, 121.5507);
const OTHERS: readonly (readonly [merchantNo: string, company: string, type: 2 | 3 | 4 | 5, at: Place])[] = [
  ['M200001', '杭州安联弱电工程有限公司', 2, hangzhou],
  ['M200002', '宁波甬城金盾科技有限公司', 5, ningbo],
  ['M200003', '杭州西溪智能化工程有限公司', 5, hangzhou],
  ['M200004', '宁波新舟网络工程有限公司', 2, ningbo],
  ['M200005', '杭州拱宸安防科技有限公司', 2, hangzhou],
  // of the same name, elsewhere
  ['M200006', '杭州拱宸安防科技有限公司', 2, ningbo],
  ['M200007', '杭州智楼行业系统工程有限公司', 4, hangzhou],
];

const firstLevelNo = (at: number): string => `M1000${String(at + 1).padStart(2, '0')}`;

interface Person {
  role: string;
  note: string;
  phone: string;
  nickname: string;
  /** Enterprises acted for, the chosen one first. */
  acts?: readonly { merchantNo: string; employeeType?: EmployeeType }[];
  isHikSales?: true;
  surveyPermission?: true;
  locked?: true;
  /** Facts of the session data that no other person has (ACCOUNT-2). */
  facts?: { memberLevel?: number; isBd?: boolean; engineerStatus?: EngineerStatus; personAuthStatus?: AuthStatus };
}

const [firstDealer, otherDealer] = [firstLevelNo(0), firstLevelNo(1)];

/** One account a user type, and the awkward ones: several identities, no bound dealer, locked, of type 4, which has no default dealer. */
const PEOPLE: readonly Person[] = [
  {
    role: '个人用户',
    note: '看参考价',
    phone: '13800000001',
    nickname: '林晓',
    facts: { personAuthStatus: AuthStatus.Certified, engineerStatus: EngineerStatus.InReview },
  },
  { role: '一级经销商', note: '杭州云安视讯', phone: '13800000002', nickname: '周启明', acts: [{ merchantNo: firstDealer }] },
  {
    role: '二级经销商（安装商）',
    note: '杭州安联弱电，已有示例配单',
    phone: '13800000003',
    nickname: '陈建国',
    acts: [{ merchantNo: 'M200001' }],
    surveyPermission: true,
    facts: { memberLevel: 2, engineerStatus: EngineerStatus.Certified, personAuthStatus: AuthStatus.Certified },
  },
  { role: '金牌二级经销商', note: '宁波甬城金盾', phone: '13800000004', nickname: '赵敏之', acts: [{ merchantNo: 'M200002' }], facts: { memberLevel: 3 } },
  { role: '厂商销售', note: '', phone: '13800000005', nickname: '吴凡', isHikSales: true, facts: { isBd: true } },
  { role: '一级经销商员工', note: '杭州云安视讯', phone: '13800000006', nickname: '孙小雨', acts: [{ merchantNo: firstDealer, employeeType: 1 }] },
  { role: '二级经销商员工', note: '杭州安联弱电', phone: '13800000007', nickname: '李强', acts: [{ merchantNo: 'M200001', employeeType: 2 }] },
  { role: '金牌二级经销商员工', note: '宁波甬城金盾', phone: '13800000008', nickname: '何静', acts: [{ merchantNo: 'M200002', employeeType: 3 }] },
  {
    role: '多身份用户',
    note: '可切换：杭州西溪（金牌）、宁波新舟（二级）',
    phone: '13800000009',
    nickname: '郑航',
    acts: [{ merchantNo: 'M200003' }, { merchantNo: 'M200004' }],
  },
  { role: '停用账号', note: '登录会被拒绝', phone: '13800000010', nickname: '停用示例', locked: true },
  { role: '二级经销商（待办提示）', note: '登录后依次出现全部提示', phone: '13800000011', nickname: '沈佳', acts: [{ merchantNo: 'M200005' }] },
  { role: '行业二级经销商', note: '杭州智楼，绑两家一级经销商，不标记默认', phone: '13800000029', nickname: '董磊', acts: [{ merchantNo: 'M200007' }] },
];

/** Accounts as the ready block and the sign-on site list them. A visitor is the ninth user type and needs none. */
export const demoAccounts = PEOPLE.map(({ role, phone, note }) => ({ role, phone, password: DEMO_PASSWORD, note }));

export const accountNoOf = (phone: string): string => `A${phone}`;

/** Of whom there is something to tell at every step after signing in. */
export const demoPrompted = { accountNo: accountNoOf('13800000011'), merchantNo: 'M200005' };

/** Whose list and orders the example orders are: the installer. */
export const demoInstaller = { accountNo: accountNoOf('13800000003'), merchantNo: 'M200001' };

/** Rows for `insertPeople`, without password hashes: the loader adds them. `now` in milliseconds. */
export function demoPeople(now: number): PeopleRows {
  const gmtCreate = new Date(now);
  const enterpriseRow = (merchantNo: string, companyName: string, enterpriseType: EnterpriseType, at: Place) => {
    const { latitude: _latitude, longitude: _longitude, ...region } = at;
    const { freezesAfterDays, ...facts } = ENTERPRISE_FACTS[merchantNo] ?? {};
    return {
      merchantNo,
      enterpriseNo: `E${merchantNo.slice(1)}`,
      companyName,
      enterpriseType,
      authStatus: AuthStatus.Certified,
      auditStatus: AuditStatus.certified,
      ...region,
      address: `${at.areaName}安防路 ${merchantNo.slice(-2)} 号`,
      ...facts,
      gmtFreeze: freezesAfterDays === undefined ? null : new Date(now + freezesAfterDays * DAY),
      gmtCreate,
    };
  };
  return {
    enterprises: [
      ...FIRST_LEVEL.map(([company, at], index) => enterpriseRow(firstLevelNo(index), company, 1, at)),
      ...OTHERS.map(([merchantNo, company, type, at]) => enterpriseRow(merchantNo, company, type, at)),
    ],
    dealers: FIRST_LEVEL.map(([, at, scopes, status = 1], index) => ({
      merchantNo: firstLevelNo(index),
      contactPhone: `138100000${String(index + 1).padStart(2, '0')}`,
      latitude: at.latitude,
      longitude: at.longitude,
      groups: scopes.map((scope) => SCOPES[scope]),
      status,
    })),
    accounts: PEOPLE.map(({ phone, nickname, isHikSales = false, surveyPermission = false, locked = false, facts }) => ({
      accountNo: accountNoOf(phone),
      phone,
      nickname,
      isHikSales,
      surveyPermission,
      status: locked ? 1 : 0,
      ...facts,
      isDemo: true,
      gmtCreate: new Date(now - 120 * DAY),
    })),
    identities: PEOPLE.flatMap(({ phone, acts = [] }) =>
      acts.map(({ merchantNo, employeeType }, index) => ({
        accountNo: accountNoOf(phone),
        merchantNo,
        employeeType: employeeType ?? null,
        chooseOn: index === 0,
        // whoever works for it came after its owner
        gmtJoin: new Date(now - (employeeType === undefined ? 100 : 60 + index) * DAY),
      })),
    ),
    // the installer may order from two dealers and from one whose shop is abnormal, the gold dealer from one, M200004 from none; M200007
    // has a default one as all have, and sees no mark of it (DEALER-13)
    bindings: [
      { merchantNo: 'M200001', parentMerchantNo: firstDealer, choosing: true, defaultStatus: true, gmtCreate },
      { merchantNo: 'M200001', parentMerchantNo: otherDealer, choosing: false, defaultStatus: false, gmtCreate },
      { merchantNo: 'M200001', parentMerchantNo: firstLevelNo(15), choosing: false, defaultStatus: false, gmtCreate },
      { merchantNo: 'M200002', parentMerchantNo: firstDealer, choosing: true, defaultStatus: true, gmtCreate },
      { merchantNo: 'M200005', parentMerchantNo: firstDealer, choosing: true, defaultStatus: true, gmtCreate },
      { merchantNo: 'M200003', parentMerchantNo: firstDealer, choosing: true, defaultStatus: true, gmtCreate },
      { merchantNo: 'M200007', parentMerchantNo: firstLevelNo(16), choosing: true, defaultStatus: true, gmtCreate },
      { merchantNo: 'M200007', parentMerchantNo: firstLevelNo(2), choosing: false, defaultStatus: false, gmtCreate },
    ],
  };
}
