import { Icon } from '@portal/ui';
import { failureText, tellFailure } from '../failure.ts';
import { useList, useListStore } from './list-provider.tsx';

/** How far the list is saved: 未保存, 保存中, 已保存, or why not, with what to do. */
export function SaveStatus() {
  const store = useListStore();
  const saveState = useList((state) => state.saveState);
  const failure = useList((state) => state.failure);
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
