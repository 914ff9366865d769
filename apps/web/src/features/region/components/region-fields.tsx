import { regionCopy } from '@portal/contract/region';
import { Button, Field, Notice, Select } from '@portal/ui';
import { useEffect, useState } from 'react';
import { listChildren } from '../api.ts';
import { LEVELS, levelsAsked, pickRegion, type PickedRegion } from '../model/picked.ts';
import './region-fields.css';

interface RegionFieldsProps {
  picked: readonly PickedRegion[];
  /** Told at the first level that is not picked. */
  error: string | undefined;
  onPick(picked: readonly PickedRegion[]): void;
}

/** Province, city, area, street, each read when the one before is picked. */
export function RegionFields({ picked, error, onPick }: RegionFieldsProps) {
  // by the code above; '' for the provinces
  const [children, setChildren] = useState<Readonly<Record<string, readonly PickedRegion[]>>>({});
  const [isFailed, setFailed] = useState(false);
  const above = (level: number) => (level === 0 ? '' : picked[level - 1]?.code);
  const levels = LEVELS.slice(0, levelsAsked(picked));
  const wanted = levels.map((_level, at) => above(at)).find((code) => code !== undefined && !(code in children));
  useEffect(() => {
    if (wanted === undefined || isFailed) return;
    let isOver = false;
    listChildren(wanted === '' ? undefined : wanted).then(
      (regions) => void (!isOver && setChildren((before) => ({ ...before, [wanted]: regions }))),
      () => void (!isOver && setFailed(true)),
    );
    return () => void (isOver = true);
  }, [wanted, isFailed]);

  if (isFailed)
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" onClick={() => setFailed(false)}>
            重试
          </Button>
        }
      >
        {regionCopy.failed}
      </Notice>
    );
  return (
    <div className="r-fields">
      {levels.map((level, at) => {
        const options = children[above(at) ?? '-'] ?? [];
        const own = picked[at];
        // what was picked before is shown at once, its neighbours when they are read
        const shown = own && options.every(({ code }) => code !== own.code) ? [own, ...options] : options;
        return (
          <Field key={level} label={level} required error={at === picked.length ? error : undefined}>
            <Select
              value={own?.code ?? ''}
              disabled={shown.length === 0}
              onChange={({ target }) =>
                onPick(
                  pickRegion(
                    picked,
                    at,
                    shown.find(({ code }) => code === target.value),
                  ),
                )
              }
            >
              <option value="">请选择</option>
              {shown.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
    </div>
  );
}
