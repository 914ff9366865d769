/** What stands in the demo world where an operator's own wallet would be: it says what it was asked with, and holds no money. */
import type { FastifyInstance } from 'fastify';
import { escaped, sendPlainPage } from '../http/plain-page.ts';

export const WALLET_PATH = '/wallet-simulator';

export async function registerWalletPage(http: FastifyInstance): Promise<void> {
  await http.register(async (scope) => {
    scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(WALLET_PATH, ({ query }, reply) =>
      sendPlainPage(reply, { title: '模拟钱包', body: bodyOf({ terminal: shown(query['terminal']), walletChannel: shown(query['walletChannel']) }) }),
    );
  });
}

const shown = (asked: unknown): string => (typeof asked === 'string' && asked !== '' ? escaped(asked.slice(0, 20)) : '未带参数');

const bodyOf = ({ terminal, walletChannel }: { terminal: string; walletChannel: string }): string => `<h1>模拟钱包</h1>
<p>仅供演示：这里没有真实账户和资金。正式环境由平台的钱包系统提供（WALLET_ORIGIN），并在那里单独登录。</p>
<dl><dt>钱包渠道</dt><dd>${walletChannel}</dd><dt>终端</dt><dd>${terminal}（门户）</dd></dl>
<p><a href="/home">返回门户首页</a></p>`;
