import { findCallError } from '@portal/client';
import { enterpriseCopy } from '@portal/contract/enterprise';
import { FILE_BYTES_MAX, fileRefused } from '@portal/contract/file';
import { Button, Icon } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { uploadWatched } from '../../../lib/calls/upload.ts';
import type { Licence } from '../model/typed-papers.ts';
import './licence-field.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const TOO_LARGE = `图片不能超过 ${FILE_BYTES_MAX / 1024 ** 2} MB`;

interface LicenceFieldProps {
  licence: Licence | null;
  error: string | undefined;
  onChange(licence: Licence): void;
  /** Its picture cannot be seen: it is kept no longer, or is somebody else's. */
  onGone(): void;
}

/** A picture of the licence: chosen, watched on its way, stopped if one likes, seen, replaced. What was there stays until the new one is. */
export function LicenceField({ licence, error, onChange, onGone }: LicenceFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [sending, setSending] = useState<{ stop(): void; percent: number }>();
  const [fault, setFault] = useState<ReactNode>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (!KINDS.includes(file.type)) return setFault(enterpriseCopy.licenceKind);
    if (file.size > FILE_BYTES_MAX) return setFault(TOO_LARGE);
    const controller = new AbortController();
    leaving.current = controller;
    const show = (part: number) => setSending({ stop: () => controller.abort(), percent: Math.floor(part * 100) });
    setFault(undefined);
    show(0);
    try {
      const { fileId, fvUrl } = await uploadWatched(file, { onProgress: show, signal: controller.signal });
      onChange({ fileId, url: fvUrl });
    } catch (failure) {
      if (!controller.signal.aborted) setFault(findCallError(failure)?.code === fileRefused.code ? enterpriseCopy.licenceKind : failureWords(failure));
    }
    setSending(undefined);
  };
  const said = fault ?? error;
  return (
    <div className="e-licence">
      <span className="p-field__label">
        营业执照<span className="p-field__must">必填</span>
      </span>
      {licence && (
        <a className="e-licence__picture" href={licence.url} target="_blank" rel="noopener" aria-label="查看营业执照大图">
          <img src={licence.url} alt="营业执照" onError={onGone} />
        </a>
      )}
      <div className="e-licence__row">
        {sending ? (
          <>
            <progress className="e-licence__progress" aria-label="上传进度" value={sending.percent} max={100} />
            <span className="e-licence__percent">{sending.percent < 100 ? `${sending.percent}%` : '处理中'}</span>
            <Button size="small" onClick={sending.stop}>
              取消上传
            </Button>
          </>
        ) : (
          <Button aria-describedby={noteId} onClick={() => picker.current?.click()}>
            {licence ? '更换图片' : '上传图片'}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        name="licenceFileId"
        hidden
        aria-label="营业执照图片"
        accept={KINDS.join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // the same file may be chosen again
          target.value = '';
        }}
      />
      {said ? (
        <p id={noteId} className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {said}
        </p>
      ) : (
        <p id={noteId} className="p-field__hint">
          PNG、JPG 或 WebP，不超过 10 MB；只有您和审核人员可以查看
        </p>
      )}
    </div>
  );
}
