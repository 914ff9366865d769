/** The texts of /aboutUs/staticContent, ours. An operator replaces agreement and policy with those of its own counsel. */
export const TABS = [
  { name: 'userGuide', title: '使用指南' },
  { name: 'userAgreement', title: '用户协议' },
  { name: 'privacyPolicy', title: '隐私政策' },
  { name: 'aboutUs', title: '关于我们' },
] as const;

export type TabName = (typeof TABS)[number]['name'];

export interface Section {
  heading: string;
  lines: readonly string[];
}

export function staticContent(tab: TabName, brand: string): readonly Section[] {
  return TEXTS[tab].map(({ heading, lines }) => ({ heading, lines: lines.map((line) => line.replaceAll('{brand}', brand)) }));
}

const TEXTS: Readonly<Record<TabName, readonly Section[]>> = {
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
  userAgreement: [
    { heading: '适用范围', lines: ['本协议适用于您对本门户及登录站的使用。使用企业身份操作的，视为已获得该企业授权。'] },
    { heading: '账号与身份', lines: ['账号仅限本人使用，请妥善保管密码和验证码。一个账号可以代表多个企业身份，切换身份后看到的价格和清单随之变化。'] },
    {
      heading: '价格与配单',
      lines: [
        '页面展示的价格以当前身份为准。配单是供您与客户沟通的报价资料，不构成订单；订货以一级经销商确认的订单为准。',
        '演示环境中的型号、价格、企业和电话均为虚构，不得用于实际交易。',
      ],
    },
    { heading: '内容与责任', lines: ['您录入的名称、备注等内容应合法、真实。因网络或不可抗力造成的中断，我们会尽快恢复，已保存的数据不受影响。'] },
  ],
  privacyPolicy: [
    {
      heading: '我们收集什么',
      lines: [
        '登录所需的手机号、密码的不可逆摘要、您的企业身份，以及您保存的清单和配单。',
        '为保障安全，短期保留登录尝试次数和请求记录；日志中不含密码、验证码、凭证和完整手机号。',
      ],
    },
    { heading: '如何使用', lines: ['仅用于登录、按身份展示价格、保存和导出您的配单，以及防止滥用。价格只取决于身份与分组，不根据个人行为区别定价。'] },
    {
      heading: '保存在哪里',
      lines: ['数据保存在运营方指定的服务器上，页面不请求任何第三方网站。登录状态保存在浏览器无法被脚本读取的 Cookie 中，7 天后失效。'],
    },
    { heading: '您的权利', lines: ['您可以查看、更正、导出和删除自己的数据，也可以注销账号。请通过页脚的客服电话提出，我们会在 15 个工作日内处理。'] },
  ],
  aboutUs: [
    {
      heading: '这里能做什么',
      lines: ['面向安防工程的产品目录、选型配单和经销服务：从方案设计到报价清单，再到向已绑定的一级经销商订货、交付和安装服务，用的是同一份数据。'],
    },
    { heading: '为谁而做', lines: ['安装商和二级经销商在客户面前快速选型报价；一级经销商据此供货；{brand} 的同事提供目录与支持。'] },
  ],
};
