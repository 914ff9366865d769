import { figureText } from '@portal/units';
import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import { checkFields } from '@portal/engines/compatibility';
import { Field, Input, toast } from '@portal/ui';
import { useState } from 'react';
import { useCheckAnswer, useCheckParts, useCheckQuestion, useCheckState } from './check-provider.tsx';
import { StorageLink } from './storage-link.tsx';
import type { ListStream } from '../model/list-question.ts';
import { parseBitrate } from '../model/stream-words.ts';
import './bitrates.css';

/** What each model was taken to send, and a box for what is really set on it. */
export function Bitrates({ streams }: { streams: readonly ListStream[] }) {
  const { question } = useCheckQuestion();
  const answer = useCheckAnswer();
  return (
    <>
      <p className="p-small">
        带宽和存储天数按主码流核算。没有填写时按分辨率、编码、帧率和场景复杂度估算（{checkFields.scene.hint}
        ，可在“检查条件”里改）；摄像机上设了别的码率，请填写实际值。
      </p>
      {question && answer && <StorageLink question={question} answer={answer} />}
      <ul className="dc-bitrates">
        {streams.map((stream, at) => (
          <li key={`${stream.place.skuNo} ${at}`}>
            <span className="dc-bitrates__words">
              {stream.place.name}
              <span className="p-small">
                {stream.by}
                {stream.kbps !== null && <>：{figureText(stream.kbps)} kbps</>}
              </span>
            </span>
            {stream.place.skuNo !== null && <BitrateBox skuNo={stream.place.skuNo} name={stream.place.name} assumed={stream.kbps} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function BitrateBox({ skuNo, name, assumed }: { skuNo: string; name: string; assumed: number | null }) {
  const { store } = useCheckParts();
  const isReady = useCheckState((state) => state.reading === 'loaded');
  const typed = useCheckState((state) => state.check.bitrates.find((one) => one.skuNo === skuNo)?.kbps ?? null);
  const [draft, setDraft] = useState<string | null>(null);
  const parsed = draft === null ? null : parseBitrate(draft);
  const write = (text: string) => {
    setDraft(text);
    const read = parseBitrate(text);
    if (read.ok && !store.setBitrate(skuNo, read.kbps)) toast.error(`最多填写 ${CHECK_ENTRIES_MAX} 个型号的码率`);
  };
  return (
    <Field label="主码流" error={parsed?.ok === false ? parsed.text : null}>
      <Input
        size="small"
        figure
        aria-label={`${name} 主码流`}
        inputMode="numeric"
        autoComplete="off"
        after="kbps"
        disabled={!isReady}
        placeholder={assumed === null ? '' : String(assumed)}
        value={draft ?? (typed === null ? '' : String(typed))}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.target.select()}
        // what makes no sense stays as it was typed, and says so
        onBlur={() => parsed?.ok !== false && setDraft(null)}
      />
    </Field>
  );
}
