import { Button, ButtonLink, ErrorState } from '@portal/ui';
import { useEffect, useState, type MouseEvent } from 'react';

/** From 3 down; below 0 the page goes home (SHELL-6). */
const COUNTDOWN_FROM = 3;

interface ErrorViewProps {
  status: number;
  reference?: string | undefined;
  /** What the server said of it. */
  words?: string | undefined;
  isScriptGone?: boolean | undefined;
  /** Reads in place what failed; without it the page is loaded anew. */
  readAgain?: { isBusy: boolean; onAct: () => void } | undefined;
}

/** The error page: a missing page counts down and goes home; anything else offers to try again. */
export function ErrorView({ status, reference, words, isScriptGone, readAgain }: ErrorViewProps) {
  return (
    <>
      <h1 className="p-hidden">{status === 404 ? '页面找不到了' : '出错了'}</h1>
      {isScriptGone ? <ScriptGone /> : status === 404 ? <MissingPage /> : <NetworkError reference={reference} words={words} readAgain={readAgain} />}
    </>
  );
}

function MissingPage() {
  const [left, setLeft] = useState(COUNTDOWN_FROM);
  useEffect(() => {
    if (left < 0) {
      window.location.assign('/home');
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <ErrorState
      title={`抱歉，页面找不到了，${Math.max(left, 0)} 秒后跳转到首页`}
      actions={
        <ButtonLink kind="primary" href="/home">
          去首页
        </ButtonLink>
      }
    />
  );
}

function NetworkError({ reference, words, readAgain }: Pick<ErrorViewProps, 'reference' | 'words' | 'readAgain'>) {
  const handleHome = (event: MouseEvent) => {
    event.preventDefault();
    void import('../api.ts').then(({ goHomeAnew }) => goHomeAnew()).catch(() => window.location.assign('/home'));
  };
  return (
    <ErrorState
      title={words ?? '网络异常，您可以刷新重试或前往首页'}
      safe="已保存的清单和配单不受影响"
      reference={reference}
      actions={
        <>
          <Button kind="primary" busy={readAgain?.isBusy ?? false} onClick={readAgain?.onAct ?? (() => window.location.reload())}>
            刷新重试
          </Button>
          <ButtonLink href="/home" onClick={handleHome}>
            去首页
          </ButtonLink>
        </>
      }
    />
  );
}

/** Loading anew has not brought the script back: the new version is still being put out, or the way to it is cut. */
function ScriptGone() {
  return (
    <ErrorState
      title="页面脚本读取失败，门户可能正在更新"
      safe="请稍候一分钟再刷新；仍打不开时，请检查网络，或关闭此标签页重新打开。已保存的清单和配单不受影响"
      actions={
        <>
          <Button kind="primary" onClick={() => window.location.reload()}>
            刷新重试
          </Button>
          <ButtonLink href="/home">去首页</ButtonLink>
        </>
      }
    />
  );
}
