import { Button, IconButton } from '@portal/ui';
import type { ListAnswer } from '../model/list-question.ts';
import { useCheckParts } from './check-provider.tsx';
import { Fold } from './fold.tsx';
import './aside-lists.css';

/** Lines some rule had to do without, each with what is missing; nothing where none are. */
export function IncompleteLines({ incomplete, onJump }: Pick<ListAnswer, 'incomplete'> & { onJump: (skuNo: string) => void }) {
  if (incomplete.length === 0) return null;
  return (
    <Fold title={`参数缺失（${incomplete.length} 行）`}>
      <p className="p-small">缺少参数的产品不参与相应的检查。</p>
      <ul className="dc-rows">
        {incomplete.map(({ place: { skuNo, name }, missing }) => (
          <li key={`${skuNo} ${name}`}>
            <span className="dc-rows__words">
              {name}
              <span className="p-small">缺少 {missing.join('、')}</span>
            </span>
            {skuNo !== null && <IconButton name="location" size="small" label={`定位 ${name}`} onClick={() => onJump(skuNo)} />}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** So many are read at a glance, and stand open. */
const OPEN_UP_TO = 3;

/** Lines that no rule looks at, each with why (CHECK-14); nothing where all are looked at. */
export function OutsideLines({ outside, onJump }: Pick<ListAnswer, 'outside'> & { onJump: (skuNo: string) => void }) {
  if (outside.length === 0) return null;
  return (
    <Fold title={`不在检查范围（${outside.length} 行）`} isOpen={outside.length <= OPEN_UP_TO}>
      <ul className="dc-rows">
        {outside.map(({ skuNo, name, reason }) => (
          <li key={skuNo}>
            <span className="dc-rows__words">
              {name}
              <span className="p-small">{reason}</span>
            </span>
            <IconButton name="location" size="small" label={`定位 ${name}`} onClick={() => onJump(skuNo)} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Problems that stand ignored, each with its reason; nothing where none are. */
export function IgnoredIssues({ ignored }: Pick<ListAnswer, 'ignored'>) {
  const { store } = useCheckParts();
  if (ignored.length === 0) return null;
  return (
    <Fold title={`已忽略（${ignored.length}）`}>
      <ul className="dc-rows">
        {ignored.map((issue) => (
          <li key={issue.key}>
            <span className="dc-rows__words">
              {issue.text}
              <span className="p-small">理由：{issue.reason}</span>
            </span>
            <Button size="small" kind="quiet" aria-label={`取消忽略：${issue.title}`} onClick={() => store.heed(issue)}>
              取消忽略
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
