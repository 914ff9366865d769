import type { ContentComment, ContentFigures, OwnContentComment } from '@portal/contract/comment';
import { commentStateNames } from '@portal/contract/comment';
import { Button, Card, Empty, Notice, Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState, type ComponentType, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { likeContentComment, readContentComments } from '../api.ts';
import { likeWords } from '../model/like-words.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentList } from './comment-list.tsx';
import { ContentCommentForm } from './content-comment-form.tsx';
import './content-comments.css';

/** Reports what is published, or one thing said of it. */
export type Report = ComponentType<{ contentId: string; commentId?: string; onClose(): void }>;

interface ContentCommentsProps {
  contentId: string;
  figures: ContentFigures;
  /** The first page of those shown, and one's own that are not. */
  first: readonly ContentComment[];
  own: readonly OwnContentComment[];
  isSignedIn: boolean;
  /** The page's own address, to come back to. */
  here: string;
  Report: Report;
}

/** What readers say of it, one's own that waits, and where one says something (COMMENT-8, COMMENT-9). */
export function ContentComments({ contentId, figures: { commentCount }, first, own, isSignedIn, here, Report }: ContentCommentsProps) {
  const [shown, setShown] = useState({ comments: first, count: commentCount, page: 1 });
  const [mine, setMine] = useState(own);
  const [anewId, setAnewId] = useState<string | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [reported, setReported] = useState<{ commentId?: string } | null>(null);

  const readOn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const page = shown.page + 1;
      const { data, count } = await readContentComments(contentId, page);
      setShown({ comments: [...shown.comments.filter(({ id }) => !data.some((one) => one.id === id)), ...data], count, page });
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  const toggle = async ({ id, isLiked }: ContentComment) => {
    if (!isSignedIn) return setAsked('登录后可以为评论点赞');
    setFailure(null);
    try {
      const liked = await likeContentComment(id, !isLiked);
      setShown((now) => ({ ...now, comments: now.comments.map((one) => (one.id === id ? { ...one, ...liked } : one)) }));
    } catch (refused) {
      setFailure(failureWords(refused));
    }
  };
  const report = (what: { commentId?: string }) => (isSignedIn ? setReported(what) : setAsked('登录后可以举报，处理结果会告诉您'));
  const handleSaved = (saved: OwnContentComment) => {
    setMine([saved, ...mine.filter(({ id }) => id !== saved.id)]);
    setAnewId(null);
  };
  return (
    <Card title="评论" aside={<span className="p-small">{shown.count} 条</span>}>
      <div className="cm-content">
        {isSignedIn ? (
          <ContentCommentForm key={mine.length} contentId={contentId} onSaved={handleSaved} />
        ) : (
          <div>
            <Button icon="edit" onClick={() => setAsked('登录后可以发表评论')}>
              写评论
            </Button>
          </div>
        )}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {mine.length > 0 && (
          <CommentList label="我的评论">
            {mine.map((comment) => (
              <li key={comment.id}>
                <div className="cm-content__head">
                  <b>我的评论</b>
                  <Tag tone={comment.state === 'hidden' ? 'neutral' : 'warning'}>{commentStateNames[comment.state]}</Tag>
                  <CommentDay comment={comment} />
                </div>
                {anewId === comment.id ? (
                  <ContentCommentForm contentId={contentId} before={comment} onSaved={handleSaved} onLeave={() => setAnewId(null)} />
                ) : (
                  <>
                    <CommentBody comment={{ ...comment, pictures: [] }} pictureUrl={String} />
                    {comment.reason !== '' && <p className="p-small">没有展示：{comment.reason}</p>}
                    <div>
                      <Button kind="quiet" size="small" onClick={() => setAnewId(comment.id)}>
                        修改
                      </Button>
                    </div>
                  </>
                )}
              </li>
            ))}
          </CommentList>
        )}
        {shown.comments.length === 0 && mine.length === 0 && <Empty drawing="book" text="还没有评论，欢迎写下第一条" />}
        {shown.comments.length > 0 && (
          <CommentList label="评论" isBusy={isBusy}>
            {shown.comments.map((comment) => (
              <li key={comment.id}>
                <div className="cm-content__head">
                  <b>{comment.accountNo === '' ? comment.authorName : '我的评论'}</b>
                  <CommentDay comment={comment} />
                </div>
                <CommentBody comment={{ ...comment, pictures: [] }} pictureUrl={String} />
                {comment.accountNo !== '' && comment.likeCount > 0 && <p className="p-small">{comment.likeCount} 人觉得有用</p>}
                {comment.accountNo === '' && (
                  <div className="p-row">
                    <Button
                      kind="quiet"
                      size="small"
                      aria-pressed={comment.isLiked}
                      aria-label={`这条评论${likeWords(comment)}`}
                      onClick={() => void toggle(comment)}
                    >
                      {likeWords(comment)}
                    </Button>
                    <Button kind="quiet" size="small" aria-label="举报这条评论" onClick={() => report({ commentId: comment.id })}>
                      举报
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </CommentList>
        )}
        {shown.comments.length < shown.count && (
          <div>
            <Button busy={isBusy} onClick={() => void readOn()}>
              查看更多评论
            </Button>
          </div>
        )}
        <p className="p-small cm-content__report">
          内容有误或侵权？
          <Button kind="quiet" size="small" onClick={() => report({})}>
            举报内容
          </Button>
        </p>
      </div>
      {asked !== null && <SignInDialog words={asked} to={here} onClose={() => setAsked(null)} />}
      {reported !== null && <Report contentId={contentId} {...reported} onClose={() => setReported(null)} />}
    </Card>
  );
}

const CommentDay = ({ comment: { gmtCreate } }: { comment: { gmtCreate: string } }) => (
  <time className="p-small" dateTime={gmtCreate}>
    {formatDate(Date.parse(gmtCreate))}
  </time>
);
