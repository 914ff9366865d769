import { unjudgedText } from '@portal/engines/compatibility';
import { figureText } from '@portal/units';
import { Button, Notice } from '@portal/ui';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { uncheckedText } from '../model/check-words.ts';
import { streamsText } from '../model/stream-words.ts';
import { additionsFor } from '../model/list-question.ts';
import { useIsPhone } from '../../../../lib/browser/use-is-phone.ts';
import { useAnswerState, useCheckAnswer, useCheckParts, useCheckState, useHeadline } from './check-provider.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import './check-result.css';

/** The result in a sentence, and the deed for all of it. `isCurable`: there is something to exchange, if nothing to add. */
export function CheckResult({ isCurable, onComplete }: { isCurable: boolean; onComplete: () => void }) {
  const answer = useCheckAnswer();
  const state = useAnswerState();
  const headline = useHeadline();
  const isPhone = useIsPhone();
  if (answer === null && state === 'checking') {
    return (
      <output className="dc-loading">
        <span className="p-hidden">正在检查</span>
        <span className="p-bone p-bone--half" />
        <span className="p-bone" />
        <span className="p-bone" />
      </output>
    );
  }
  if (answer === null) return <p className="dc-nothing">{headline.words}</p>;
  const additions = additionsFor(answer, answer.issues);
  return (
    <div className="dc-result">
      <div className="dc-result__words">
        <output className="dc-result__text">
          {isPhone && <VerdictMark headline={headline} />}
          <b>{headline.words}</b>
          <span className="p-small">{headline.counts}</span>
        </output>
        {answer.cameras > 0 && (
          <p className="p-small">
            摄像机 {figureText(answer.cameras)} 台，接入带宽 {figureText(answer.requiredMbps)} Mbps；{streamsText(answer.streams)}
          </p>
        )}
        {answer.outside.length > 0 && <p className="p-small">{uncheckedText(answer)}</p>}
        {answer.unjudged.length > 0 && <p className="p-small">{unjudgedText(answer.unjudged)}</p>}
      </div>
      {(additions.length > 0 || isCurable) && (
        <Button icon="plus" onClick={onComplete}>
          一键补全
        </Button>
      )}
    </div>
  );
}

/** What could not be read or saved of the check's settings. */
export function CheckFailures() {
  const { store } = useCheckParts();
  const reading = useCheckState((state) => state.reading);
  const saveState = useCheckState((state) => state.saveState);
  const failure = useCheckState((state) => state.failure);
  const isInConflict = useCheckState((state) => state.conflict !== null);
  if (reading === 'failed') {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={() => void store.read()}>
            重新读取
          </Button>
        }
      >
        检查条件没有读取成功，暂按默认条件检查
      </Notice>
    );
  }
  // which says so itself
  if (saveState !== 'failed' || isInConflict) return null;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={() => void store.flush().catch(() => undefined)}>
          重试
        </Button>
      }
    >
      检查条件没有保存：{failureWords(failure)}
    </Notice>
  );
}
