import { toast } from '@portal/ui';
import { useState } from 'react';
import { additionsFor, curesByIssue, type ListIssue } from '../model/list-question.ts';
import { IgnoredIssues, IncompleteLines } from './aside-lists.tsx';
import { useCheckAnswer, useCheckParts, useCheckState } from './check-provider.tsx';
import { CheckFailures, CheckResult } from './check-result.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { Fold } from './fold.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { IssueItem } from './issue-item.tsx';
import { KeptDevices } from './kept-devices.tsx';
import { SettingsForm } from './settings-form.tsx';
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
  const cures = answer && curesByIssue(answer);
  const ignore = (issue: ListIssue, reason: string) => {
    store.ignore(issue, reason);
    close();
    toast.success('已忽略', { action: { label: '撤销', onAct: () => store.heed(issue) } });
  };
  return (
    <div className="dc-body">
      <CheckFailures />
      <CheckResult onComplete={() => setQuestion({ kind: 'cure', issueKey: null })} />
      {answer && answer.issues.length > 0 && (
        <ul className="dc-issues" aria-label="清单的问题">
          {answer.issues.map((issue) => (
            <IssueItem
              key={issue.key}
              issue={issue}
              cures={cures?.get(issue.key)?.cures ?? []}
              curedWith={cures?.get(issue.key)?.curedWith ?? null}
              onCure={() => setQuestion({ kind: 'cure', issueKey: issue.key })}
              onIgnore={() => setQuestion({ kind: 'ignore', issue })}
              onJump={onJump}
            />
          ))}
        </ul>
      )}
      <div className="dc-folds">
        {answer && <IncompleteLines incomplete={answer.incomplete} onJump={onJump} />}
        {answer && <IgnoredIssues ignored={answer.ignored} />}
        <Fold title={keptCount > 0 ? `利旧设备（${keptCount}）` : '利旧设备'}>
          <KeptDevices />
        </Fold>
        <Fold title="检查条件">
          <SettingsForm />
        </Fold>
      </div>
      {question?.kind === 'cure' && answer && (
        // asked of the list as it is now: it may have changed since the dialog was opened
        <CompletionDialog
          additions={additionsFor(
            answer,
            answer.issues.filter(({ key }) => question.issueKey === null || key === question.issueKey),
          )}
          onClose={close}
        />
      )}
      {question?.kind === 'ignore' && <IgnoreDialog issue={question.issue} onClose={close} onIgnore={(reason) => ignore(question.issue, reason)} />}
    </div>
  );
}
