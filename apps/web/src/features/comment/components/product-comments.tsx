import { COMMENT_STARS, commentPictureUrl, type Comment, type CommentSummary } from '@portal/contract/comment';
import { Button, Card, Empty, Notice, RadioGroup } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { like, readComments } from '../api.ts';
import { likeWords } from '../model/like-words.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentList } from './comment-list.tsx';
import { Stars } from './stars.tsx';
import './product-comments.css';

interface ProductCommentsProps {
  spuNo: string;
  summary: CommentSummary;
  /** The first page of all. */
  first: readonly Comment[];
  isSignedIn: boolean;
  /** The page's own address, to come back to. */
  here: string;
}

/** What buyers say of a family: its average, how many gave which stars, and what they wrote (COMMENT-4). */
export function ProductComments({ spuNo, summary, first, isSignedIn, here }: ProductCommentsProps) {
  const [stars, setStars] = useState<number | null>(null);
  const [shown, setShown] = useState<{ comments: readonly Comment[]; count: number; page: number }>({ comments: first, count: summary.total, page: 1 });
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);

  const read = async (wanted: number | null, page: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const { data, count } = await readComments(spuNo, { stars: wanted, page });
      const before = page === 1 ? [] : shown.comments.filter(({ id }) => !data.some((one) => one.id === id));
      setShown({ comments: [...before, ...data], count, page });
      setStars(wanted);
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  const toggle = async ({ id, isLiked }: Comment) => {
    if (!isSignedIn) return setAsked(true);
    setFailure(null);
    try {
      const liked = await like(id, !isLiked);
      setShown((now) => ({ ...now, comments: now.comments.map((one) => (one.id === id ? { ...one, ...liked } : one)) }));
    } catch (refused) {
      setFailure(failureWords(refused));
    }
  };
  if (summary.average === null)
    return (
      <Card title="产品评价">
        <Empty drawing="box" text="还没有评价。确认收货后，可以在订单详情里评价" />
      </Card>
    );
  return (
    <Card title="产品评价" aside={<span className="p-small">{summary.total} 条</span>}>
      <div className="cm-product">
        <p className="cm-product__sum">
          <b className="cm-product__average">{summary.average.toFixed(1)}</b> <Stars stars={summary.average} />
        </p>
        <RadioGroup
          legend="按评分筛选"
          quietLegend
          name="commentStars"
          value={String(stars ?? 0)}
          options={[
            { value: '0', label: `全部 ${summary.total}` },
            ...COMMENT_STARS.toReversed().flatMap((value) => {
              const count = summary.counts[value - 1] ?? 0;
              return count === 0 ? [] : [{ value: String(value), label: `${value} 星 ${count}` }];
            }),
          ]}
          onChange={(value) => void read(value === '0' ? null : Number(value), 1)}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <CommentList label="评价" isBusy={isBusy}>
          {shown.comments.map((comment) => (
            <li key={comment.id}>
              <div className="cm-product__head">
                <b>{comment.accountNo === '' ? comment.authorName : '我的评价'}</b> <Stars stars={comment.stars} />
                <span className="p-small">
                  {comment.productModel} · <time dateTime={comment.gmtCreate}>{formatDate(Date.parse(comment.gmtCreate))}</time>
                </span>
              </div>
              <CommentBody comment={comment} pictureUrl={(fileId) => commentPictureUrl(comment.id, fileId)} />
              {comment.accountNo !== '' ? (
                comment.likeCount > 0 && <p className="p-small">{comment.likeCount} 人觉得有用</p>
              ) : (
                <div>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-pressed={comment.isLiked}
                    aria-label={`这条评价${likeWords(comment)}`}
                    onClick={() => void toggle(comment)}
                  >
                    {likeWords(comment)}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </CommentList>
        {shown.comments.length < shown.count && (
          <div>
            <Button busy={isBusy} onClick={() => void read(stars, shown.page + 1)}>
              查看更多评价
            </Button>
          </div>
        )}
      </div>
      {isAsked && <SignInDialog words="登录后可以为评价点赞" to={here} onClose={() => setAsked(false)} />}
    </Card>
  );
}
