import type { ContentFigures } from '@portal/contract/comment';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { likeContent } from '../api.ts';
import { likeWords } from '../model/like-words.ts';

interface ContentLikeProps {
  contentId: string;
  title: string;
  figures: ContentFigures;
  isSignedIn: boolean;
  /** The page's own address, to come back to. */
  here: string;
}

/** 有用, and how many said so and keep it (COMMENT-11). */
export function ContentLike({ contentId, title, figures: { likeCount, isLiked, favoriteCount }, isSignedIn, here }: ContentLikeProps) {
  const [own, setOwn] = useState({ likeCount, isLiked });
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const handleClick = async () => {
    if (!isSignedIn) return setAsked(true);
    setBusy(true);
    try {
      setOwn(await likeContent(contentId, !own.isLiked));
    } catch (refused) {
      tellFailure(refused);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        size="large"
        icon="success"
        busy={isBusy}
        aria-pressed={own.isLiked}
        aria-label={`${own.isLiked ? '' : '觉得'}${likeWords(own)}：${title}`}
        onClick={() => void handleClick()}
      >
        {likeWords(own)}
      </Button>
      {favoriteCount > 0 && <span className="p-small">{favoriteCount} 人收藏</span>}
      {isAsked && <SignInDialog words="登录后可以点赞" to={here} onClose={() => setAsked(false)} />}
    </>
  );
}
