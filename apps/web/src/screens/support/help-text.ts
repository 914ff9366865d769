/** What people ask, answered by what the portal does today. A link is the member's: whoever has no member centre is led to their own page. */
export const HELP: { heading: string; lines: string[]; link?: { label: string; href: string } }[] = [
  {
    heading: '为什么我看到的价格和同事不一样？',
    lines: [
      '价格按当前身份显示：经销商及其员工、销售人员看到客户价，个人用户和访客看到参考价。右上角的名称就是当前身份；有多个身份时，在首页右侧工具栏“切换身份”。',
    ],
  },
  {
    heading: '怎样选择或更换订货一级经销商？',
    lines: [
      '打开右上角菜单中的“订货一级经销商”。先选所在地区，再从服务该地区的一级经销商中选择一家。',
      '个人用户可以随时更换；认证的二级经销商在这里选择第一家，之后在已绑定的几家之间切换。',
    ],
  },
  {
    heading: '怎样做一份报价？',
    lines: [
      '在“产品选型”中挑选型号，或用“智能配单工具”按场景计算；选好的产品都在清单里。',
      '打开清单，填写折扣率或折后价，点“生成配单”。在配单详情中可导出 PDF 和 Excel，客户报价不含您的成本。',
    ],
  },
  {
    heading: '清单里的产品停售了怎么办？',
    lines: ['停售的型号在清单中会标出，不计入合计，也不能生成配单。移除后可在同类产品中另选；已生成的配单不变。'],
  },
  {
    heading: '计算结果能放进清单吗？',
    lines: ['可以。计算器和智能配单工具都会列出符合要求的型号，确认后一次加入清单；每个数字旁可以展开计算过程和依据。'],
  },
  {
    heading: '怎样确认一家企业是授权经销商？',
    lines: ['打开“授权查询”，输入营业执照上的企业全称，或证书上以 SQ 开头的授权编号；也可以直接扫描证书上的二维码。'],
    link: { label: '授权查询', href: '/accredit' },
  },
  {
    heading: '忘记密码、更换手机号',
    lines: ['忘记密码：在登录页点“忘记密码”，用短信验证码重置。更换手机号需要原密码和新号码的验证码，在“手机号与密码”中办理；登录密码和登录设备也在那里管理。'],
    link: { label: '手机号与密码', href: '/member/accountSetting/modPhoneAndPassword' },
  },
  {
    heading: '在别处登录了，提示登录已过期',
    lines: ['重新登录后会回到原来的页面。清单逐项保存在服务器上，没有保存成功的修改保留在当前窗口，登录后可继续。'],
  },
];
