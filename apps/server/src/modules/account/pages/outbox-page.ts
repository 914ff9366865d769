/** The outbox as a page: what the SMS operator would have sent. Exists in demo mode only, so numbers are shown whole. */
import type { CodePurpose } from '../sign-in/sms-code.ts';
import { formatDateTime } from '@portal/units';
import { colour } from '../../../platform/colour.ts';
import { pageStyle } from '../../../platform/http/page-style.ts';
import type { OutboxEntry } from '../../../platform/upstream/sms/index.ts';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

const PURPOSES: Readonly<Record<string, string>> = {
  login: '登录',
  register: '注册',
  resetPassword: '重置密码',
  modifyPhone: '更换手机号',
  showPhone: '查看手机号',
  exportAccount: '导出个人数据',
  closeAccount: '注销账号',
  handOver: '移交主账号',
} satisfies Record<CodePurpose, string>;

const styles = `${pageStyle}
main{max-width:640px;margin:0 auto;padding:48px 16px}
header{display:flex;justify-content:space-between;gap:16px;align-items:flex-end;margin-bottom:20px;flex-wrap:wrap}
ol{list-style:none;margin:0;padding:0;background:${colour('surface')};border:1px solid ${colour('line')};border-radius:6px}
li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;border-top:1px solid ${colour('line')};align-items:center}
li:first-child{border-top:0}.phone{font-variant-numeric:tabular-nums}.code{grid-column:2;grid-row:1/span 2;font:600 24px/32px ui-monospace,Consolas,monospace;letter-spacing:.12em;user-select:all}
small{grid-column:1;font-size:12px;line-height:18px;color:${colour('ink-2')};font-variant-numeric:tabular-nums}
.none{background:${colour('surface')};border:1px solid ${colour('line')};border-radius:6px;padding:56px 20px;text-align:center}`;

const wordsOf = (entry: OutboxEntry): string =>
  'code' in entry ? (PURPOSES[entry.purpose] ?? entry.purpose) : `${entry.companyName}邀请您加入，请登录门户在“我的企业”中确认`;

/** HTML of the page; `nonce` is that of its one style element. */
export function outboxPage(entries: readonly OutboxEntry[], nonce: string): string {
  const rows = entries.map(
    (entry) =>
      `<li><span class="phone">${escapeHtml(entry.phone)}</span>${'code' in entry ? `<span class="code">${escapeHtml(entry.code)}</span>` : ''}<small>${escapeHtml(wordsOf(entry))} · ${formatDateTime(entry.sentAt)}</small></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p class="none">还没有短信。在登录页获取验证码后，刷新本页查看。</p>';
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>演示短信箱</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${styles}</style></head>
<body><main><header><div><h1>演示短信箱</h1><p>演示模式下短信不会真正发出，验证码在这里查看。</p></div><a href="/outbox">刷新</a></header>${list}</main></body></html>
`;
}
