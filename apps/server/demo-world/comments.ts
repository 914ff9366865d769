/** Comments of the demo world, of lines that its buyers received: most are shown, one waits, one is not shown. */
import type { CommentState } from '@portal/engines/states';
import { firstLetters } from '@portal/units';
import { insertComment, insertContentComment, putContentLike } from '../src/modules/comment/index.ts';
import { listCompanyNames } from '../src/modules/enterprise/index.ts';
import { listBuyerNames, listLinesOf, listShopOrderPage } from '../src/modules/order/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { Owner } from '../src/platform/http/context.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const DAY_MS = 86_400_000;
const GOLD: Owner = { accountNo: accountNoOf('13800000004'), merchantNo: 'M200002' };
const PERSON: Owner = { accountNo: accountNoOf('13800000001'), merchantNo: '' };

interface Said {
  stars: number;
  content: string;
  state: CommentState;
  reason?: string;
  reply?: string;
}

/** Of the first lines of what each received. */
const SAID: readonly { buyer: Owner; of: readonly Said[] }[] = [
  {
    buyer: demoInstaller,
    of: [
      {
        stars: 5,
        content: '工地上连着用了三周，没有出过问题，接线标得清楚，一个人就能装。',
        state: 'shown',
        reply: '感谢反馈，安装中有问题可以随时联系客服。',
      },
      { stars: 4, content: '东西不错，外箱角上有一点压痕，里面没有影响。', state: 'shown' },
    ],
  },
  {
    buyer: GOLD,
    of: [
      { stars: 5, content: '厂区换了一批，到货快，和原来的系统直接能配上。', state: 'shown' },
      { stars: 2, content: '加我电话，有便宜的。', state: 'hidden', reason: '含有与产品无关的推销内容' },
    ],
  },
  { buyer: PERSON, of: [{ stars: 4, content: '家里仓库用，装好就能用，就是说明书字太小。', state: 'waiting' }] },
];

export async function insertDemoComments(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  for (const { buyer, of } of SAID) {
    const { rows } = await listShopOrderPage(db, { owner: buyer }, { page: 1, size: 10, state: 'completed', keyword: '' });
    const names = await listBuyerNames(
      db,
      rows.map(({ shopOrderNo }) => shopOrderNo),
    );
    const lines = await listLinesOf(
      db,
      rows.map(({ shopOrderNo }) => shopOrderNo),
    );
    for (const [place, { stars, content, state, reason = '', reply = '' }] of of.entries()) {
      const line = lines[place];
      const order = rows.find(({ shopOrderNo }) => shopOrderNo === line?.shopOrderNo);
      if (line === undefined || order === undefined) continue;
      const at = new Date(Math.max(now - (place + 1) * DAY_MS, order.gmtModified.getTime()));
      await insertComment(db, {
        commentId: newId(),
        lineId: line.id,
        shopOrderNo: order.shopOrderNo,
        shopNo: order.shopNo,
        spuNo: line.spuNo,
        skuNo: line.skuNo,
        productModel: line.productModel,
        ...buyer,
        authorName: `${firstLetters(names.get(order.shopOrderNo) ?? '', 1)}**`,
        stars,
        content,
        pictures: [],
        state,
        reason,
        reply,
        operatorNo: null,
        edition: 1,
        gmtCreate: at,
        gmtModified: at,
      });
    }
  }
}

/** Below articles and solutions, by who said it. */
const SAID_BELOW: readonly (Omit<Said, 'stars'> & { contentId: string; by: Owner })[] = [
  {
    contentId: 'A3001',
    by: demoInstaller,
    content: '按表算了一个 64 路的停车场，和最后买的硬盘数对得上。',
    state: 'shown',
    reply: '感谢反馈，路数多时记得把热备盘另算。',
  },
  { contentId: 'A3001', by: PERSON, content: '家里 4 路要存 60 天，照公式是不是翻倍就行？', state: 'shown', reply: '是的，容量和天数成正比。' },
  { contentId: 'S1001', by: GOLD, content: '两家便利店照这个配的，收银台那一路换成了 2.8 mm。', state: 'shown' },
  { contentId: 'A3003', by: PERSON, content: '有没有讲无线网桥供电的？', state: 'waiting' },
];
const LIKES: readonly (readonly [contentId: string, by: Owner])[] = [
  ['A3001', demoInstaller],
  ['A3001', GOLD],
  ['A3001', PERSON],
  ['S1001', GOLD],
  ['S1002', demoInstaller],
  ['C2001', demoInstaller],
];

export async function insertDemoContentComments(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  const names = await listCompanyNames(db, [demoInstaller.merchantNo, GOLD.merchantNo]);
  for (const [place, { contentId, by, content, state, reply = '' }] of SAID_BELOW.entries()) {
    const at = new Date(now - (place + 1) * DAY_MS);
    const authorName = by.merchantNo === '' ? '' : `${firstLetters(names.get(by.merchantNo) ?? '', 1)}**`;
    const told = { state, reason: '', reply, operatorNo: null, edition: 1, gmtCreate: at, gmtModified: at };
    await insertContentComment(db, { commentId: newId(), contentId, ...by, authorName, content, ...told });
  }
  for (const [contentId, { accountNo }] of LIKES) await putContentLike(db, contentId, accountNo);
}
