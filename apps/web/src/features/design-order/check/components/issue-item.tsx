import type { RoleLine } from '@portal/engines/roles';
import { Button, Icon } from '@portal/ui';
import { useState } from 'react';
import { piecesText } from '../model/check-words.ts';
import type { ListIssue } from '../model/list-question.ts';
import { SeverityIcon, SeverityTag } from './severity.tsx';
import './issue-item.css';

interface IssueItemProps {
  issue: ListIssue;
  /** What would cure it, as far as no problem above offers it. */
  cures: readonly RoleLine[];
  /** The problem above whose cure is this one's too; null: none. */
  curedWith: string | null;
  /** Ways there are to cure it; 0: adding what is proposed is all there is. */
  wayCount: number;
  onCure: () => void;
  onIgnore: () => void;
  onJump: (skuNo: string) => void;
}

/** One problem: what it is, why, where, and what can be done about it. */
export function IssueItem({ issue, cures, curedWith, wayCount, onCure, onIgnore, onJump }: IssueItemProps) {
  const [next, setNext] = useState(0);
  const skuNos = [...new Set(issue.places.flatMap(({ skuNo }) => skuNo ?? []))];
  const jump = () => {
    const skuNo = skuNos[next % skuNos.length];
    if (skuNo !== undefined) onJump(skuNo);
    setNext((next + 1) % skuNos.length);
  };
  return (
    <li className="dc-issue">
      <SeverityIcon {...issue} />
      <div className="dc-issue__words">
        <p className="dc-issue__text">
          {issue.text} <SeverityTag {...issue} />
        </p>
        <details className="dc-why">
          <summary>
            <Icon name="chevron-right" size={16} />
            怎么算的<span className="p-hidden">：{issue.title}</span>
          </summary>
          <p>{issue.why}</p>
        </details>
      </div>
      <div className="dc-issue__deeds">
        {wayCount > 0 && (
          <Button size="small" icon="swap" aria-label={`${issue.title}：看 ${wayCount} 种办法`} onClick={onCure}>
            看 {wayCount} 种办法
          </Button>
        )}
        {wayCount === 0 && cures.length > 0 && curedWith === null && (
          <Button size="small" icon="plus" onClick={onCure}>
            补 {piecesText(cures)}
          </Button>
        )}
        {curedWith !== null && (
          <span className="dc-issue__with">
            与{/^\w/.test(curedWith) ? ' ' : ''}
            {curedWith}一并解决
          </span>
        )}
        {skuNos.length > 0 && (
          <Button size="small" kind="quiet" icon="location" aria-label={`定位：${issue.title}，${skuNos.length} 行`} onClick={jump}>
            定位
          </Button>
        )}
        <Button size="small" kind="quiet" aria-label={`忽略：${issue.title}`} onClick={onIgnore}>
          忽略
        </Button>
      </div>
    </li>
  );
}
