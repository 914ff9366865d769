import { designOrderCopy } from '@portal/contract/design-order';
import { Icon } from '@portal/ui';
import { failureText, tellFailure } from '../failure.ts';
import { isListChanged } from '../model/outdated-list.ts';
import { useList, useListStore } from './list-provider.tsx';

/** How far the list is saved: 未保存, 保存中, 已保存, or why not, with what to do: try again, or choose between this page and what another device saved. */
export function SaveStatus() {
  const store = useListStore();
  const saveState = useList((state) => state.saveState);
  const failure = useList((state) => state.failure);
  if (saveState === 'failed' && isListChanged(failure)) {
    return (
      <output className="do-save do-save--failed">
        <Icon name="error" size={16} />
        <span title={designOrderCopy.conflictHint}>{designOrderCopy.conflict}</span>
        <button type="button" className="do-save__deed" onClick={() => void store.discard().catch(tellFailure)}>
          重新载入清单
        </button>
        <button type="button" className="do-save__deed" title={designOrderCopy.conflictHint} onClick={() => void store.keepMine().catch(() => undefined)}>
          以本页为准
        </button>
      </output>
    );
  }
  if (saveState === 'failed') {
    return (
      <output className="do-save do-save--failed">
        <Icon name="error" size={16} />
        <span title={failureText(failure)}>保存失败</span>
        <button type="button" className="do-save__deed" onClick={() => void store.flush().catch(() => undefined)}>
          重试
        </button>
        <button type="button" className="do-save__deed" onClick={() => void store.discard().catch(tellFailure)}>
          放弃修改
        </button>
      </output>
    );
  }
  return (
    <output className={`do-save do-save--${saveState}`}>
      {saveState === 'saved' ? <Icon name="check" size={16} /> : <span className="do-save__dot" aria-hidden="true" />}
      {{ saved: '已保存', saving: '保存中', unsaved: '未保存' }[saveState]}
    </output>
  );
}
