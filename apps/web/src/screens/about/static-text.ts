import { ProtocolCode } from '@portal/contract/protocol';

/** The texts of /aboutUs/staticContent that are no agreements, ours. */
export const TABS = [
  { name: 'userGuide', title: '使用指南' },
  { name: 'userAgreement', title: '用户协议' },
  { name: 'privacyPolicy', title: '隐私政策' },
  { name: 'aboutUs', title: '关于我们' },
] as const;

export type TabName = (typeof TABS)[number]['name'];
/** Tabs that show an agreement, which the server has by version. */
export const AGREEMENTS = { userAgreement: ProtocolCode.UserAgreement, privacyPolicy: ProtocolCode.PrivacyPolicy } as const;
type TextName = Exclude<TabName, keyof typeof AGREEMENTS>;

export const isAgreement = (tab: TabName): tab is keyof typeof AGREEMENTS => tab in AGREEMENTS;

interface Section {
  heading: string;
  lines: string[];
}

export function staticContent(tab: TextName, brand: string): Section[] {
  return TEXTS[tab].map(({ heading, lines }) => ({ heading, lines: lines.map((line) => line.replaceAll('{brand}', brand)) }));
}

const TEXTS: Readonly<Record<TextName, readonly Section[]>> = {
  userGuide: [
    {
      heading: '找产品',
      lines: [
        '在顶部搜索框输入产品名称或型号，型号不必写全，横线和空格可以省略；按键盘上的 / 可以直接开始输入。',
        '在“全部产品”中按分类、参数和库存筛选；地址栏会记住筛选条件，可以直接发给同事。',
      ],
    },
    {
      heading: '做一张配单',
      lines: [
        '登录后点击右上角的“清单”，或首页的“开始选型”，选好型号，按需要填写数量。',
        '打开清单，拖动可以排序；修改折扣率、折后价或数量，小计和总价随即更新并自动保存。',
        '点击“生成配单”，填写名称、应用场景和备注。配单生成后价格不再随目录变动。',
      ],
    },
    {
      heading: '导出与打印',
      lines: [
        '在配单详情中点“导出报价”：客户报价只含给客户的单价、数量和金额，可填写客户、有效期和条款；内部明细另有客户价与毛利。两种都有 PDF 和 Excel，打印出来的是客户报价。页面、表格和报价单上的金额完全一致。',
      ],
    },
    {
      heading: '注册、认证与订货经销商',
      lines: [
        '用手机号注册后即可保存清单和配单；完成企业认证后看到客户价。认证要营业执照照片和联系人，进度和退回原因在“企业认证”页和消息中心都能看到。',
        '在右上角菜单“订货一级经销商”中按地区选择一家。更换后清单里的产品和数量不变，价格重新读取；已生成的配单不变。',
      ],
    },
    {
      heading: '计算器与智能配单',
      lines: [
        '十个安防计算器不登录也能用，填完即得结果，可以复制文字发给客户，也可以打印。每个数字都能展开计算过程和依据的标准。',
        '智能配单按六种场景提问，给出经济、标准、优选三档方案，确认后一次加入清单或生成配单。',
      ],
    },
    {
      heading: '收藏、消息与账号',
      lines: [
        '产品卡片上的心形是收藏，在页面顶部“我的收藏”中查看。',
        '认证、价格和协议有变化时，消息中心会有一条消息；角标是未读数。',
        '会员中心可以换手机号和密码、查看登录设备、导出个人数据、注销账号。没有会员中心的账号（认证企业、一级经销商的员工、有多个身份的人）在右上角菜单的“账号设置”和“个人数据与注销”中办理。',
      ],
    },
    {
      heading: '在手机上',
      lines: ['用手机扫页面底部的二维码打开门户，功能与电脑相同；可以添加到主屏幕。电脑登录时也可以用已登录的手机扫码。'],
    },
    { heading: '行政区划数据', lines: ['行政区划数据截至 2023-06-30（县级更新至 2024 年）。如与最新区划不一致，以运营方更新为准。'] },
  ],
  aboutUs: [
    {
      heading: '这里能做什么',
      lines: ['面向安防工程的产品目录、选型配单和经销服务：从方案设计到报价清单，再到向已绑定的一级经销商订货、交付和安装服务，用的是同一份数据。'],
    },
    {
      heading: '为谁而做',
      lines: [
        '安装商和二级经销商：在客户面前快速选型、核对兼容、报出价格。',
        '一级经销商：下级的需求以型号和数量到达，不必再抄一遍。',
        '{brand}的销售和支持人员：维护目录、价格通知、企业认证和服务。',
        '访客：不登录就能查产品参数、用计算器。',
      ],
    },
    {
      heading: '产品和价格从哪里来',
      lines: [
        '型号、参数、配件和图片由{brand}维护，停售的型号会标出。客户价由运营方按身份给出，参考价供未认证的用户了解大致费用，成交以经销商确认为准。',
        '清单检查和计算器依据公开的国家标准和产品参数，每个结论旁都能展开来源；它们帮助设计，不替代现场勘察和设计单位的责任。',
      ],
    },
    {
      heading: '怎样交易和服务',
      lines: ['订货、发货、开票和售后由您绑定的一级经销商负责；产品质量由{brand}按其保修政策负责。投诉和建议请拨打页面底部的客服电话。'],
    },
    {
      heading: '您的数据',
      lines: ['配单、客户名称和报价只有您的企业看得到，一级经销商看不到您给客户的折扣。账号数据可以随时导出，也可以注销；细节见《隐私政策》。'],
    },
  ],
};
