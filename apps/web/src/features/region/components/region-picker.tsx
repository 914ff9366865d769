import { regionCopy } from '@portal/contract/region';
import { Button, Field, Notice, Select } from '@portal/ui';
import { useEffect, useState } from 'react';
import { listChildren } from '../api.ts';
import { districtlessArea, isAsked, LEVELS, pickAt, type NamedPlace, type Picked } from '../model/place.ts';
import './region-picker.css';

interface RegionPickerProps {
  picked: Picked;
  error: string | undefined;
  /** Marked as what must be said. */
  isRequired?: boolean;
  /** The street as well, where there are any. */
  isStreetRequired?: boolean;
  /** Three levels alone: the street is not asked for. */
  isWithoutStreet?: boolean;
  onPick(picked: Picked): void;
}

const AREA = 2;
const STREET = 3;

/** Province, city, area, street, each read when the one before is chosen. What is not asked for is filled in by itself. */
export function RegionPicker({ picked, error, isRequired = false, isStreetRequired = false, isWithoutStreet = false, onPick }: RegionPickerProps) {
  const { children, isFailed, retry } = useChildren(picked);
  const [, city] = picked;
  const only = city && picked.length === AREA ? districtlessArea(city, children[city.code]) : undefined;
  useEffect(() => {
    if (only) onPick([...picked, only]);
    // once for each city that has no districts
    // oxlint-disable-next-line react/exhaustive-deps
  }, [only?.code]);

  const optionsAt = (at: number): readonly NamedPlace[] | undefined => children[at === 0 ? '' : (picked[at - 1]?.code ?? '-')];
  const lastRequired = isStreetRequired ? STREET : AREA;
  const missing = Math.min(picked.length, lastRequired);
  return (
    <fieldset className="g-region" aria-label="所在地区">
      {LEVELS.map((level, at) => {
        const options = optionsAt(at);
        if (!isAsked(at, options, city) || (isWithoutStreet && at === STREET)) return null;
        const own = picked[at];
        // what was picked before is shown at once, its neighbours when they are read
        const shown = own && !options?.some(({ code }) => code === own.code) ? [own, ...(options ?? [])] : options;
        return (
          <Field
            key={level}
            label={at > lastRequired ? `${level}（可不选）` : level}
            required={isRequired && at <= lastRequired}
            error={at === missing ? error : undefined}
          >
            <Select
              value={own?.code ?? ''}
              disabled={!shown?.length}
              onChange={({ target }) =>
                onPick(
                  pickAt(
                    picked,
                    at,
                    shown?.find(({ code }) => code === target.value),
                  ),
                )
              }
            >
              <option value="">请选择</option>
              {shown?.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
      {isFailed && (
        <div className="g-region__failed">
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                重试
              </Button>
            }
          >
            {regionCopy.failed}
          </Notice>
        </div>
      )}
    </fieldset>
  );
}

/** Regions below each that is picked, by its code; the provinces under ''. Read one level at a time, and kept. */
function useChildren(picked: Picked) {
  const [children, setChildren] = useState<Readonly<Record<string, readonly NamedPlace[]>>>({});
  const [isFailed, setFailed] = useState(false);
  const wanted = ['', ...picked.slice(0, LEVELS.length - 1).map(({ code }) => code)].find((code) => !(code in children));
  useEffect(() => {
    if (wanted === undefined || isFailed) return;
    let isOver = false;
    listChildren(wanted === '' ? undefined : wanted).then(
      (regions) => void (!isOver && setChildren((before) => ({ ...before, [wanted]: regions }))),
      () => void (!isOver && setFailed(true)),
    );
    return () => void (isOver = true);
  }, [wanted, isFailed]);
  return { children, isFailed, retry: () => setFailed(false) };
}
