import type { Access, UserType } from '@portal/engines/access';
import { UserType as Type } from '@portal/engines/access';

/** Rights as people speak of them. */
export const RIGHTS: readonly { access: Access; words: string }[] = [
  { access: 'everyone', words: '产品与计算器' },
  { access: 'signedIn', words: '清单、配单与报价' },
  { access: 'customerPrice', words: '客户价' },
  { access: 'ordersFromDealer', words: '选择订货经销商' },
  { access: 'certifies', words: '企业认证' },
  { access: 'actsForEnterprise', words: '企业标志' },
];

/** From the least rights to the most, staff behind those they work for. */
export const IDENTITIES: readonly UserType[] = [
  Type.Tourist,
  Type.Person,
  Type.SecondLevel,
  Type.SecondLevelStaff,
  Type.GoldSecondLevel,
  Type.GoldSecondLevelStaff,
  Type.FirstLevel,
  Type.FirstLevelStaff,
  Type.SalesStaff,
];

export const RIGHT_TEXT: readonly { heading: string; lines: string[] }[] = [
  {
    heading: '怎样得到更多权益',
    lines: [
      '第一步，注册账号：用手机号注册后就是个人用户，可以保存清单、生成配单、导出报价，价格按参考价显示。',
      '第二步，企业认证：提交营业执照和联系人，由审核人员核对。通过后成为二级经销商或安装商，价格按客户价显示；提交后、通过前可以随时撤回修改。',
      '第三步，绑定订货一级经销商：按所在地区选择一家，之后的订货、客户价和售后都由它负责。',
      '一级经销商、金牌二级经销商的身份由运营方开通，不能自行申请。',
    ],
  },
  {
    heading: '员工的权益',
    lines: ['员工用自己的手机号登录，按所在企业的身份看价格、做配单；企业认证和企业资料由主账号办理。离开企业后恢复为个人用户。'],
  },
  {
    heading: '有多个身份时',
    lines: ['一个账号可以同时属于几家企业。清单、配单、收藏和价格按当前身份分开，在首页右侧工具栏“切换身份”中更换。'],
  },
];

/** What is said where the operator has given no address of the workbench (ACCESS-15). */
export const WORKBENCH_TEXT =
  '客户运营中心（个人用户为“我的云商城”）是运营方另行提供的系统，办理合同、对账和更换一级经销商等事项。本门户目前没有接入它的地址；在这里可以办理：';
