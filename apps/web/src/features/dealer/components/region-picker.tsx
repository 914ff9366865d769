import { dealerCopy } from '@portal/contract/dealer';
import { Button, Field, Notice, Select } from '@portal/ui';
import { useEffect, useState } from 'react';
import { listChildren } from '../api.ts';
import { LEVELS, pickAt, type Named, type Picked } from '../model/place.ts';
import './region-picker.css';

interface RegionPickerProps {
  picked: Picked;
  error: string | undefined;
  onPick(picked: Picked): void;
}

/** Province, city, area, each read when the one before is chosen. */
export function RegionPicker({ picked, error, onPick }: RegionPickerProps) {
  // by the code above; '' for the provinces
  const [children, setChildren] = useState<Readonly<Record<string, readonly Named[]>>>({});
  const [isFailed, setFailed] = useState(false);
  const [province, city] = picked;
  const wanted = ['', province?.code, city?.code].find((code) => code !== undefined && !(code in children));
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
        {dealerCopy.regionsFailed}
      </Notice>
    );
  return (
    <div className="d-region">
      {LEVELS.map((level, at) => {
        const options = children[at === 0 ? '' : (picked[at - 1]?.code ?? '-')] ?? [];
        return (
          <Field key={level} label={level} error={at === Math.min(picked.length, 2) ? error : undefined}>
            <Select
              value={picked[at]?.code ?? ''}
              disabled={options.length === 0}
              onChange={({ target }) =>
                onPick(
                  pickAt(
                    picked,
                    at,
                    options.find(({ code }) => code === target.value),
                  ),
                )
              }
            >
              <option value="">请选择</option>
              {options.map(({ code, name }) => (
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
