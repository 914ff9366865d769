import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import { roleUnit, wantedText } from '@portal/engines/roles';
import { Button, IconButton, toast } from '@portal/ui';
import { useState } from 'react';
import { useCheckParts, useCheckState } from './check-provider.tsx';
import { KeptForm } from './kept-form.tsx';
import './kept-devices.css';

/** Devices the customer has already: counted by the check, at no cost. */
export function KeptDevices() {
  const { store } = useCheckParts();
  const kept = useCheckState((state) => state.check.kept);
  const isReady = useCheckState((state) => state.reading === 'loaded');
  const [isAdding, setIsAdding] = useState(false);
  const remove = (place: number, name: string) => {
    const putBack = store.unkeep(place);
    toast.success(`已移除利旧设备 ${name}`, { action: { label: '撤销', onAct: putBack } });
  };
  return (
    <div className="dc-kept">
      {kept.length === 0 && <p className="p-small">客户已有的录像机、硬盘、交换机等计入检查，不计价。</p>}
      {kept.length > 0 && (
        <ul aria-label="利旧设备">
          {kept.map(({ name, role, quantity, attributes }, place) => (
            // two of the same are told apart by their place only
            <li key={`${place} ${role} ${name}`} className="dc-kept__device">
              <span className="dc-kept__words">
                {name} × {quantity} {roleUnit(role)}
                <span className="p-small">{wantedText(role, attributes)}</span>
              </span>
              <IconButton name="trash" label={`移除利旧设备 ${name}`} size="small" onClick={() => remove(place, name)} />
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon="plus" disabled={!isReady} onClick={() => setIsAdding(true)}>
        添加利旧设备
      </Button>
      {isAdding && (
        <KeptForm
          onClose={() => setIsAdding(false)}
          onKeep={(device) => {
            if (!store.keep(device)) toast.warning(`利旧设备最多 ${CHECK_ENTRIES_MAX} 项`);
            setIsAdding(false);
          }}
        />
      )}
    </div>
  );
}
