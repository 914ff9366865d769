import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import { Field, Input, toast } from '@portal/ui';
import { useState } from 'react';
import { parseRun } from '../model/camera-run.ts';
import type { ListStream } from '../model/list-question.ts';
import { useCheckParts, useCheckState } from './check-provider.tsx';
import './camera-runs.css';

/** How far the cameras of each model are from their cabinet, for those who know it. */
export function CameraRuns({ streams }: { streams: readonly ListStream[] }) {
  const models = [...new Map(streams.flatMap(({ place }) => (place.skuNo === null ? [] : [[place.skuNo, place.name] as const])))];
  const averageM = useCheckState((state) => state.check.avgCableM);
  return (
    <>
      <p className="p-small">
        填写每个型号到机柜的平均走线和最远一台的走线，逐根核对是否超长、网线够不够。没有填写的按“检查条件”里的平均 {averageM} m 核对，最远的一根记作未核对。
      </p>
      <ul className="dc-runs">
        {models.map(([skuNo, name]) => (
          <RunBoxes key={skuNo} skuNo={skuNo} name={name} />
        ))}
      </ul>
    </>
  );
}

const BOXES = [
  { part: 'average', label: '平均走线' },
  { part: 'longest', label: '最远走线' },
] as const;

/** Both count together, as soon as they make sense. */
function RunBoxes({ skuNo, name }: { skuNo: string; name: string }) {
  const { store } = useCheckParts();
  const isReady = useCheckState((state) => state.reading === 'loaded');
  const said = useCheckState((state) => state.check.runs.find((one) => one.skuNo === skuNo) ?? null);
  const [draft, setDraft] = useState<{ average: string; longest: string } | null>(null);
  const saved = { average: said === null ? '' : String(said.averageM), longest: said === null ? '' : String(said.longestM) };
  const shown = draft ?? saved;
  const parsed = draft === null ? null : parseRun(draft);
  const write = (next: typeof shown) => {
    setDraft(next);
    const read = parseRun(next);
    if (read.ok && !store.setRun(skuNo, read.run)) toast.error(`最多填写 ${CHECK_ENTRIES_MAX} 个型号的走线`);
  };
  return (
    <li>
      <span className="dc-runs__words">{name}</span>
      {BOXES.map(({ part, label }) => (
        <Field key={part} label={label} error={parsed?.ok === false && parsed.part === part ? parsed.text : null}>
          <Input
            size="small"
            figure
            aria-label={`${name} ${label}`}
            inputMode="decimal"
            autoComplete="off"
            after="m"
            disabled={!isReady}
            value={shown[part]}
            onChange={(event) => write({ ...shown, [part]: event.target.value })}
            onFocus={(event) => event.target.select()}
            // what makes no sense stays as it was typed, and says so
            onBlur={() => parsed?.ok === true && setDraft(null)}
          />
        </Field>
      ))}
    </li>
  );
}
