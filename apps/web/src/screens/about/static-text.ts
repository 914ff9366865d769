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
        '在配单详情中点“导出报价”：客户报价只含给客户的单价、数量和金额，可填写客户、有效期和条款；内部明细另有进货价与毛利。两种都有 PDF 和 Excel，打印出来的是客户报价。页面、表格和报价单上的金额完全一致。',
      ],
    },
    { heading: '行政区划数据', lines: ['行政区划数据截至 2023-06-30（县级更新至 2024 年）。如与最新区划不一致，以运营方更新为准。'] },
  ],
  aboutUs: [
    {
      heading: '这里能做什么',
      lines: ['面向安防工程的产品目录、选型配单和经销服务：从方案设计到报价清单，再到向已绑定的一级经销商订货、交付和安装服务，用的是同一份数据。'],
    },
    { heading: '为谁而做', lines: ['安装商和二级经销商在客户面前快速选型报价；一级经销商据此供货；{brand}的同事提供目录与支持。'] },
  ],
};
