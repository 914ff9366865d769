import { VERSION_NAME_MAX, versionsCopy, type OrderVersion, type VersionCause } from '@portal/contract/design-order';
import { Button, IconButton, Input, Money, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { Difference } from './difference.tsx';

interface VersionRowProps {
  version: OrderVersion;
  isBusy: boolean;
  onCompare: () => void;
  onRestore: () => void;
  onRemove: () => void;
  /** What of it was seen goes with the name. Refused, it stays to be mended; overtaken, another page has named it meanwhile. */
  onRename: (name: string, seen: string) => Promise<'done' | 'refused' | 'overtaken'>;
}

const CAUSES: Readonly<Record<VersionCause, string | null>> = {
  hand: null,
  restore: '恢复前自动保存',
  prices: '更新价格前自动保存',
  quotation: '随报价单自动保存',
};

/** A version in the list: when, what it is called, what it comes to, and what to do with it. */
export function VersionRow({ version, isBusy, onCompare, onRestore, onRemove, onRename }: VersionRowProps) {
  const [name, setName] = useState<string | null>(null);
  const [seen, setSeen] = useState(version.name);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const begin = (typed: string | null) => {
    setName(typed);
    setSeen(version.name);
    setIsOvertaken(false);
  };
  const cause = CAUSES[version.cause];
  const rename = async () => {
    const wanted = name?.trim() ?? '';
    if (wanted === '' || wanted === version.name) return begin(null);
    // told of the other's name, saving once more is over that
    const outcome = await onRename(wanted, isOvertaken ? version.name : seen);
    if (outcome === 'done') setName(null);
    setIsOvertaken(outcome === 'overtaken');
  };
  return (
    <li className="vr-version">
      <div className="vr-version__name">
        {name === null ? (
          <>
            <strong>{version.name}</strong>
            <IconButton name="edit" size="small" label={`重命名：${version.name}`} onClick={() => begin(version.name)} />
          </>
        ) : (
          <form
            className="vr-version__rename"
            onSubmit={(event) => {
              event.preventDefault();
              void rename();
            }}
          >
            <Input
              aria-label={versionsCopy.nameRequired}
              size="small"
              value={name}
              maxLength={VERSION_NAME_MAX}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
              autoFocus
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.preventDefault();
                event.stopPropagation();
                begin(null);
              }}
            />
            <Button type="submit" size="small" kind="primary">
              {isOvertaken ? '以本页为准' : '保存名称'}
            </Button>
            {isOvertaken && (
              <>
                <Button size="small" onClick={() => begin(null)}>
                  用对方的
                </Button>
                <span className="p-small" role="alert">
                  对方已改名为「{version.name}」，本页的名称尚未保存
                </span>
              </>
            )}
          </form>
        )}
        {cause !== null && <Tag>{cause}</Tag>}
      </div>
      <div className="p-small vr-version__facts">
        <span>{formatDateTime(version.gmtCreate)}</span>
        <span>{version.lineCount} 种</span>
        <span>
          总价 <Money yuan={version.amount} size="small" />
        </span>
        {version.byAmount !== null && (
          <span>
            比上一版 <Difference yuan={version.byAmount} />
          </span>
        )}
      </div>
      <div className="vr-version__deeds">
        <Button size="small" icon="compare" aria-label={`与当前对比：${version.name}`} onClick={onCompare}>
          与当前对比
        </Button>
        <Button size="small" icon="refresh" aria-disabled={isBusy || undefined} aria-label={`恢复：${version.name}`} onClick={() => !isBusy && onRestore()}>
          恢复
        </Button>
        <IconButton name="trash" size="small" label={`删除：${version.name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
