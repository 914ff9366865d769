import { createRequestKeys } from '@portal/client/request-keys';
import { VERSION_NAME_MAX, type DesignOrder, type OrderVersion } from '@portal/contract/design-order';
import { Button, Drawer, Empty, ErrorState, Field, Input, TableSkeleton, toast } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { useFocusKept } from '../../../../lib/browser/use-focus-kept.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { bringBack, keep, remove, rename, versionsQuery } from '../api.ts';
import { Comparison, type Sides } from './comparison.tsx';
import { useRestore } from './use-restore.ts';
import { VersionRow } from './version-row.tsx';
import './versions-drawer.css';

interface VersionsDrawerProps {
  order: DesignOrder;
  onChanged: (order: DesignOrder) => void;
  onClose: () => void;
}

/** The versions of an order: kept, named, compared, restored, removed. */
export function VersionsDrawer({ order, onChanged, onClose }: VersionsDrawerProps) {
  const { id } = order;
  const queries = useQueryClient();
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(id));
  const [sides, setSides] = useState<Sides | null>(null);
  const { isBusy, restoreVersion } = useRestore(id, onChanged);
  const bodyRef = useRef<HTMLDivElement>(null);
  useFocusKept(bodyRef);
  const readAnew = () => queries.invalidateQueries({ queryKey: versionsQuery(id).queryKey, exact: true });
  const tried = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (failure) {
      tellFailure(failure, sayFailure);
      return false;
    } finally {
      await readAnew();
    }
  };
  const renameVersion = async (versionId: string, name: string, seen: string): Promise<'done' | 'refused' | 'overtaken'> => {
    try {
      await rename(id, versionId, name, seen);
      return 'done';
    } catch (failure) {
      if (isListChanged(failure)) return 'overtaken';
      tellFailure(failure, sayFailure);
      return 'refused';
    } finally {
      await readAnew();
    }
  };
  const removeVersion = async ({ id: versionId, name }: OrderVersion) => {
    if (!(await tried(remove(id, versionId)))) return;
    const takeBack = async () => {
      if (await tried(bringBack(id, versionId))) toast.success('已撤销');
    };
    toast.success(`已删除「${name}」，配单本身不变`, { action: { label: '撤销', onAct: () => void takeBack() } });
  };
  return (
    <Drawer open onClose={onClose} title="版本" aside={versions && versions.length > 0 && <span className="p-small">{versions.length} 个</span>}>
      {/* one element for both views, which keeps the focus where one gives way to the other */}
      {sides !== null && versions !== undefined ? (
        <div ref={bodyRef} className="vr-drawer">
          <div>
            <Button kind="quiet" icon="chevron-left" onClick={() => setSides(null)}>
              返回版本列表
            </Button>
          </div>
          <Comparison order={order} versions={versions} sides={sides} onChoose={setSides} />
        </div>
      ) : (
        <div ref={bodyRef} className="vr-drawer">
          <KeepForm id={id} onKept={() => void readAnew()} />
          {versions === undefined && error === null && <TableSkeleton rows={4} columns={2} />}
          {versions === undefined && error !== null && (
            <ErrorState
              title="版本没有加载成功"
              safe={failureWords(error)}
              actions={
                <Button busy={isFetching} onClick={() => void refetch()}>
                  重试
                </Button>
              }
            />
          )}
          {versions?.length === 0 && <Empty text="还没有版本，改动前先保存一个，随时可以对比和恢复" />}
          {versions !== undefined && versions.length > 0 && (
            <ul className="vr-versions" aria-label="版本列表">
              {versions.map((version) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  isBusy={isBusy}
                  onCompare={() => setSides({ before: version.id, after: 'now' })}
                  onRestore={() => void restoreVersion(version.id, version.name)}
                  onRemove={() => void removeVersion(version)}
                  onRename={(name, seen) => renameVersion(version.id, name, seen)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Drawer>
  );
}

function KeepForm({ id, onKept }: { id: string; onKept: () => void }) {
  const [keys] = useState(() => createRequestKeys());
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const kept = await keys.send(name, (key) => keep(id, name.trim(), key));
      setName('');
      toast.success(`已保存「${kept.name}」`);
      onKept();
    } catch (failure) {
      tellFailure(failure, sayFailure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className="vr-keep" onSubmit={(event) => void submit(event)}>
      <Field label="保存当前配单为版本">
        <Input value={name} maxLength={VERSION_NAME_MAX} placeholder="版本名称，不填则按序号和日期" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" kind="primary" busy={isBusy}>
        保存版本
      </Button>
    </form>
  );
}
