import { definePageQuery } from '@portal/client/page-query';
import { deskCommentPictureUrl, listDeskComments, STARS_SAY } from '@portal/contract/comment';
import { Code } from '@portal/ui';
import { COMMENT_LIST, CommentDesk } from '../features/comment/index.ts';
import { call } from '../lib/call.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const address = definePageQuery('/comments', COMMENT_LIST);

/** What buyers say of what they received (COMMENT-5). */
export const CommentsPage = () => (
  <CommentDesk
    of="product"
    list={useListAddress(address)}
    title="产品评价"
    noun="评价"
    ask={(query) => call(listDeskComments, { query })}
    titleOf={({ productModel }) => productModel}
    factsOf={({ id, stars, content, pictures, buyerName, shopName, shopOrderNo }) => [
      { key: 'stars', name: '评分', value: `${stars} 星，${STARS_SAY[stars] ?? ''}` },
      { key: 'content', name: '内容', value: <span className="c-said">{content}</span> },
      ...(pictures.length === 0
        ? []
        : [
            {
              key: 'pictures',
              name: '图片',
              value: pictures.map((fileId, place) => (
                <a key={fileId} href={deskCommentPictureUrl(id, fileId)} target="_blank" rel="noreferrer">
                  第 {place + 1} 张{' '}
                </a>
              )),
            },
          ]),
      { key: 'who', name: '买家', value: buyerName },
      { key: 'shop', name: '经销商', value: shopName },
      { key: 'order', name: '订单', value: <Code>{shopOrderNo}</Code> },
    ]}
  />
);
