/** What people of the demo world have been told: some of each type, read and unread, of the person and of an identity. */
import { sendMessage } from '../src/modules/message/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { MessageType } from '@portal/contract/message';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const PERSON = { accountNo: accountNoOf('13800000001'), merchantNo: null };
const INSTALLER = { accountNo: demoInstaller.accountNo, merchantNo: null };
const AS_DEALER = demoInstaller;

const MESSAGES: readonly (readonly [
  to: { accountNo: string; merchantNo: string | null },
  hoursAgo: number,
  type: MessageType,
  title: string,
  text: string,
  link: string | null,
])[] = [
  [PERSON, 50, 'system', '欢迎使用', '选型、配单和安防计算器都可以直接使用，先选择一家订货一级经销商即可看到它的服务范围。', '/bindFirst'],
  [
    PERSON,
    2,
    'security',
    '新设备登录',
    '您的账号在 Windows · Chrome，203.0.113.* 登录。如非本人操作，请立即修改密码并退出其他设备。',
    '/member/accountSetting/modPhoneAndPassword',
  ],
  [INSTALLER, 72, 'system', '欢迎使用', '选型、配单和安防计算器都可以直接使用，示例配单已放在“我的配单”中。', '/tool/designOrder'],
  [AS_DEALER, 30, 'certification', '企业认证已通过', '杭州安联弱电工程有限公司的企业认证已通过，现在按客户价选型和配单。', '/product'],
  [AS_DEALER, 8, 'dealer', '订货一级经销商已变更', '您现在向杭州云安视讯科技有限公司订货。清单与配单不受影响。', '/bindFirst'],
];

export async function insertDemoMessages(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  for (const [to, hoursAgo, type, title, text, link] of MESSAGES)
    await sendMessage({ db, now: now - hoursAgo * HOUR_MS, newId, signal: () => {} }, { ...to, type, title, text, link, eventKey: `demo ${type} ${title}` });
}
