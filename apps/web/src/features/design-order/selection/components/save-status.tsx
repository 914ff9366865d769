import { designOrderCopy } from '@portal/contract/design-order';
import { Icon } from '@portal/ui';
import { failureText, sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { retryDelayMs } from '../../lines/model/retry-delay.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import './save-status.css';

/** How far the list is saved: 未保存, 保存中, 已保存, or why not, with what to do: try again, or choose between this page and what another device saved. */
export function SaveStatus() {
  const store = useSelectionStore();
  const saveState = useSelection((state) => state.saveState);
  const failure = useSelection((state) => state.failure);
  // a failed save is told where the list is followed; that the stored list could not be read is told here
  const keepMine = () => store.keepMine().catch((failed) => failed === store.state.getState().failure || tellFailure(failed, sayFailure));
  if (isListChanged(failure) && store.place.kind === 'order') {
    // the page shows what differs, and offers the choice
    return (
      <output className="do-save do-save--failed">
        <Icon name="error" size={16} />
        未保存
      </output>
    );
  }
  if (isListChanged(failure)) {
    return (
      <output className="do-save do-save--failed">
        <Icon name="error" size={16} />
        <span>{designOrderCopy.conflict}</span>
        <button type="button" className="do-save__deed" onClick={() => void store.discard().catch(tellFailure)}>
          重新载入清单
        </button>
        <button type="button" className="do-save__deed" onClick={() => void keepMine()}>
          以本页为准
        </button>
        <span className="do-save__hint">{designOrderCopy.conflictHint}</span>
      </output>
    );
  }
  if (saveState === 'failed') {
    return (
      <output className="do-save do-save--failed">
        <Icon name="error" size={16} />
        <span>{retryDelayMs(failure, 1) === null ? '保存失败' : '保存失败，将自动重试'}</span>
        <button type="button" className="do-save__deed" onClick={() => void store.flush().catch(() => undefined)}>
          重试
        </button>
        <button type="button" className="do-save__deed" onClick={() => void store.discard().catch(tellFailure)}>
          放弃修改
        </button>
        <span className="do-save__hint">{failureText(failure)}；修改保留在本页</span>
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
