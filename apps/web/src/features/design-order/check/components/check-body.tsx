import { Button, Notice, toast } from '@portal/ui';
import { useMemo, useState } from 'react';
import { cureOutcome, outcomeText } from '../model/cure-outcome.ts';
import { completionOf } from '../model/list-completion.ts';
import { curesByIssue, type ListAnswer, type ListIssue, type ListQuestion } from '../model/list-question.ts';
import { IgnoredIssues, IncompleteLines, OutsideLines } from './aside-lists.tsx';
import { Bitrates } from './bitrates.tsx';
import { CameraPlaces } from './camera-places.tsx';
import { CameraRuns } from './camera-runs.tsx';
import { useAnswerState, useCheckAnswer, useCheckParts, useCheckQuestion, useCheckState } from './check-provider.tsx';
import { CheckFailures, CheckResult } from './check-result.tsx';
import { AssignmentView, type AssignmentViewProps } from './assignment-view.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { Fold } from './fold.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { IssueItem } from './issue-item.tsx';
import { KeptDevices } from './kept-devices.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useWholeCheck } from './use-whole-check.ts';
import './check-body.css';

/** `issueKey` null: all that can be cured. */
type Question = { kind: 'cure'; issueKey: string | null } | { kind: 'ignore'; issue: ListIssue };

/** All of the check but its frame: result, problems, missing numbers, what stands ignored, devices kept, settings. */
export function CheckBody({ onJump }: { onJump: (skuNo: string) => void }) {
  const { store } = useCheckParts();
  const answer = useCheckAnswer();
  const keptCount = useCheckState((state) => state.check.kept.length);
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const { question: asked } = useCheckQuestion();
  const isDone = useAnswerState() === 'done';
  const [cured, setCured] = useState<{ before: ListAnswer; question: ListQuestion | null } | null>(null);
  const done = () => {
    close();
    if (answer !== null) setCured({ before: answer, question: asked });
  };
  // of the list before the cure nothing is said to be solved
  const outcome = cured !== null && answer !== null && isDone && asked !== cured.question ? outcomeText(cureOutcome(cured.before, answer)) : null;
  const found = useWholeCheck(asked);
  // while the worker looks, what it found for the list before is not offered
  const whole = found !== null && found.question === asked ? found.answer : null;
  const drawn = useLastDrawn(
    whole === null ? undefined : answer && asked && whole.assignment ? { question: asked, answer, assignment: whole.assignment } : null,
  );
  const issueKey = question?.kind === 'cure' ? question.issueKey : null;
  const completion = useMemo(
    () =>
      answer === null || whole === null
        ? null
        : completionOf(
            answer,
            answer.issues.filter(({ key }) => issueKey === null || key === issueKey),
            whole,
            issueKey === null,
          ),
    [answer, whole, issueKey],
  );
  const cures = answer && curesByIssue(answer);
  const wayCount = (issue: ListIssue): number => {
    const cure = whole?.cures.find(({ keys }) => keys[0] === issue.key);
    return cure === undefined || (cure.ways.length === 1 && cure.ways[0]?.takes.length === 0) ? 0 : cure.ways.length;
  };
  const withOf = (issue: ListIssue): string | null => {
    const cure = whole?.cures.find(({ keys }) => keys.slice(1).includes(issue.key));
    return answer?.issues.find(({ key }) => key === cure?.keys[0])?.title ?? null;
  };
  const ignore = (issue: ListIssue, reason: string) => {
    store.ignore(issue, reason);
    close();
    toast.success('已忽略', { action: { label: '撤销', onAct: () => store.heed(issue) } });
  };
  return (
    <div className="dc-body">
      <CheckFailures />
      {outcome !== null && (
        <Notice
          tone="info"
          action={
            <Button size="small" kind="quiet" onClick={() => setCured(null)}>
              知道了
            </Button>
          }
        >
          已重新检查。{outcome}
        </Notice>
      )}
      <CheckResult isCurable={(whole?.cures.length ?? 0) > 0} onComplete={() => setQuestion({ kind: 'cure', issueKey: null })} />
      {answer && answer.issues.length > 0 && (
        <ul className="dc-issues" aria-label="清单的问题">
          {answer.issues.map((issue) => (
            <IssueItem
              key={issue.key}
              issue={issue}
              cures={cures?.get(issue.key)?.cures ?? []}
              curedWith={withOf(issue) ?? cures?.get(issue.key)?.curedWith ?? null}
              wayCount={wayCount(issue)}
              onCure={() => setQuestion({ kind: 'cure', issueKey: issue.key })}
              onIgnore={() => setQuestion({ kind: 'ignore', issue })}
              onJump={onJump}
            />
          ))}
        </ul>
      )}
      <div className="dc-folds">
        {drawn && (
          <Fold title="逐台分配与系统图">
            <AssignmentView {...drawn} />
          </Fold>
        )}
        {answer && <OutsideLines outside={answer.outside} onJump={onJump} />}
        {answer && <IncompleteLines incomplete={answer.incomplete} onJump={onJump} />}
        {answer && <IgnoredIssues ignored={answer.ignored} />}
        <Fold title={keptCount > 0 ? `利旧设备（${keptCount}）` : '利旧设备'}>
          <KeptDevices />
        </Fold>
        {answer && answer.streams.length > 0 && (
          <Fold title="码率">
            <Bitrates streams={answer.streams} />
          </Fold>
        )}
        {answer && answer.streams.length > 0 && (
          <Fold title="安装位置">
            <CameraPlaces />
          </Fold>
        )}
        {answer && answer.streams.length > 0 && (
          <Fold title="走线">
            <CameraRuns streams={answer.streams} />
          </Fold>
        )}
        <Fold title="检查条件">
          <SettingsForm />
        </Fold>
      </div>
      {question?.kind === 'cure' && answer && (
        // asked of the list as it is now: it may have changed since the dialog was opened
        <CompletionDialog completion={completion} question={asked} ignored={answer.ignored} onClose={close} onDone={done} />
      )}
      {question?.kind === 'ignore' && <IgnoreDialog issue={question.issue} onClose={close} onIgnore={(reason) => ignore(question.issue, reason)} />}
    </div>
  );
}

/** What is known now; while it is looked for (undefined) what was known before, so that an open fold stays as it is. */
function useLastDrawn(now: AssignmentViewProps | null | undefined): AssignmentViewProps | null {
  const [last, setLast] = useState(now ?? null);
  const isNew = now !== undefined && (now?.question !== last?.question || now?.answer !== last?.answer || now?.assignment !== last?.assignment);
  if (isNew) setLast(now);
  return now === undefined ? last : now;
}
