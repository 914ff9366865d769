/**
 * The agreements a new portal begins with, ours. An operator publishes those of its own counsel as the next version.
 * What they say of data and rights is what the portal does.
 */
import { ProtocolCode } from '@portal/contract/protocol';
import type { protocol } from './tables.ts';

/** They hold from the day the portal began. */
const PUBLISHED = new Date('2026-01-01T00:00:00+08:00');

type Text = Pick<typeof protocol.$inferInsert, 'protocolCode' | 'protocolName' | 'sections'>;

export const standardProtocols = (): (typeof protocol.$inferInsert)[] => TEXTS.map((text) => ({ ...text, version: 1, gmtPublish: PUBLISHED }));

const TEXTS: readonly Text[] = [
  {
    protocolCode: ProtocolCode.UserAgreement,
    protocolName: '用户协议',
    sections: [
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
  },
  {
    protocolCode: ProtocolCode.PrivacyPolicy,
    protocolName: '隐私政策',
    sections: [
      {
        heading: '我们收集什么',
        lines: [
          '登录所需的手机号、密码的不可逆摘要、您的企业身份，以及您保存的清单和配单。',
          '为保障安全，短期保留登录尝试次数和请求记录，并在登录有效期内记录登录所用的浏览器和网络地址，供您核对；日志中不含密码、验证码、凭证和完整手机号。',
        ],
      },
      { heading: '如何使用', lines: ['仅用于登录、按身份展示价格、保存和导出您的配单，以及防止滥用。价格只取决于身份与分组，不根据个人行为区别定价。'] },
      {
        heading: '保存在哪里',
        lines: ['数据保存在运营方指定的服务器上，页面不请求任何第三方网站。登录状态保存在浏览器无法被脚本读取的 Cookie 中，7 天后失效。'],
      },
      { heading: '您的权利', lines: ['您可以查看、更正、导出和删除自己的数据，也可以注销账号。请通过页脚的客服电话提出，我们会在 15 个工作日内处理。'] },
    ],
  },
  {
    protocolCode: ProtocolCode.TradeRules,
    protocolName: '采购与交易规则',
    sections: [
      { heading: '向谁订货', lines: ['您向所绑定的一级经销商订货，由其确认订单、收款、发货和开票。未绑定一级经销商时可以浏览、选型和配单，不能下单。'] },
      {
        heading: '价格与有效期',
        lines: ['下单时以结算页面显示的价格和数量为准；提交前价格有变动的，页面会提示您重新确认。优惠券、秒杀和积分按各自活动页面的规则使用。'],
      },
      { heading: '交付与验收', lines: ['请在收货时核对型号、数量和外观，如有不符请在订单中提出。安装、维修等服务以服务单约定的时间和费用为准。'] },
      { heading: '公平交易', lines: ['不得以虚假身份、重复账号或程序手段抢购、套取优惠；发现后相关订单可以取消，优惠予以收回。'] },
    ],
  },
  {
    protocolCode: ProtocolCode.PersonalInformation,
    protocolName: '个人信息处理告知书',
    sections: [
      { heading: '谁在处理', lines: ['{brand}的门户运营方处理您在注册和使用中提供的个人信息，联系方式见页脚。'] },
      {
        heading: '为什么处理',
        lines: ['手机号用于登录、找回密码和重要通知；企业和区域信息用于认证、匹配一级经销商和展示价格；收货和服务地址用于发货和上门服务。'],
      },
      { heading: '提供给谁', lines: ['仅在您下单或预约服务时，将完成该笔业务所需的联系人、电话和地址提供给为您服务的经销商或服务人员，不用于其他目的。'] },
      { heading: '保存多久', lines: ['账号存续期间保存；注销后删除，法律要求保留的交易记录除外。您可以随时撤回同意，撤回不影响此前的处理。'] },
    ],
  },
  {
    protocolCode: ProtocolCode.AccountRules,
    protocolName: '账号使用规范',
    sections: [
      { heading: '一人一号', lines: ['一个手机号注册一个账号。员工离职或更换岗位时，企业应及时解除其员工身份；账号本身仍归本人。'] },
      { heading: '保管责任', lines: ['请勿将密码和验证码告诉他人，工作人员不会向您索要。发现异常登录，请修改密码并退出其他设备。'] },
      { heading: '停用', lines: ['存在盗用、刷单、攻击系统等行为的账号可以被停用，停用前后您都可以通过客服电话申诉。'] },
    ],
  },
  {
    protocolCode: ProtocolCode.ServiceSafety,
    protocolName: '服务安全协议',
    sections: [
      {
        heading: '上门与施工',
        lines: ['登高、带电和动火作业由持有相应证件的人员进行，现场设置警示并配戴防护用品。', '进入客户场所前说明身份和工作内容，离开前恢复现场。'],
      },
      { heading: '设备与密码', lines: ['调试中取得的账号和密码只用于本次服务，完成后由客户修改；不保留、不外传客户的画面和图纸。'] },
      { heading: '异常与报告', lines: ['发现安全隐患、人员受伤或数据泄露时，立即停止作业并告知客户和所属企业。'] },
    ],
  },
];
