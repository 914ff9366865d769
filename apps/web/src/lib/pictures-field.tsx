import { FILE_BYTES_MAX } from '@portal/contract/file/limits';
import { Button, Icon, IconButton } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureWords } from './failure-words.tsx';
import { uploadWatched } from './upload.ts';
import './pictures-field.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const WRONG_KIND = '请选择 PNG、JPG 或 WebP 图片';
const TOO_LARGE = `图片不能超过 ${FILE_BYTES_MAX / 1024 ** 2} MB`;

export interface Picture {
  fileId: string;
  fvUrl: string;
}

interface PicturesFieldProps {
  /** What they are: 凭证图片. */
  label: string;
  max: number;
  /** Said of more than that. */
  tooMany: string;
  hint: string;
  pictures: readonly Picture[];
  /** What the server says of them. */
  error?: string | undefined;
  onChange(pictures: readonly Picture[]): void;
}

/** Photographs of what is complained of or asked about, sent as they are chosen. */
export function PicturesField({ label, max, tooMany, hint, pictures, error, onChange }: PicturesFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<ReactNode>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const take = async (files: readonly File[]) => {
    const controller = new AbortController();
    leaving.current = controller;
    let taken = pictures;
    setFault(files.length > max - pictures.length ? tooMany : undefined);
    for (const file of files.slice(0, max - pictures.length)) {
      const wrong = KINDS.includes(file.type) ? (file.size > FILE_BYTES_MAX ? TOO_LARGE : null) : WRONG_KIND;
      if (wrong !== null) {
        setFault(`${file.name}：${wrong}`);
        continue;
      }
      setPercent(0);
      try {
        const { fileId, fvUrl } = await uploadWatched(file, { onProgress: (part) => setPercent(Math.floor(part * 100)), signal: controller.signal });
        taken = [...taken.filter((one) => one.fileId !== fileId), { fileId, fvUrl }];
        onChange(taken);
      } catch (failure) {
        if (!controller.signal.aborted) setFault(failureWords(failure));
        break;
      }
    }
    setPercent(null);
  };
  const said = fault ?? error;
  return (
    <div className="l-pictures">
      <span className="p-field__label">{label}</span>
      <div className="l-pictures__row">
        {pictures.map((picture, place) => (
          <span key={picture.fileId} className="l-pictures__one">
            <img src={picture.fvUrl} alt={`第 ${place + 1} 张${label}`} width={72} height={72} />
            <IconButton name="close" size="small" label={`移除第 ${place + 1} 张图片`} onClick={() => onChange(pictures.filter((one) => one !== picture))} />
          </span>
        ))}
        <Button aria-describedby={noteId} busy={percent !== null} disabled={pictures.length >= max} onClick={() => picker.current?.click()}>
          {percent === null ? '上传图片' : `上传中 ${percent}%`}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        name="pictures"
        hidden
        multiple
        aria-label={`选择${label}`}
        accept={KINDS.join(',')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
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
          最多 {max} 张，{hint}
        </p>
      )}
    </div>
  );
}
