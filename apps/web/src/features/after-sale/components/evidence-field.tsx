import { afterSaleCopy } from '@portal/contract/after-sale';
import { PICTURES_MAX } from '@portal/contract/after-sale/limits';
import { FILE_BYTES_MAX } from '@portal/contract/file';
import { Button, Icon, IconButton } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { uploadWatched } from '../../../lib/upload.ts';
import './evidence-field.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const WRONG_KIND = '请选择 PNG、JPG 或 WebP 图片';
const TOO_LARGE = `图片不能超过 ${FILE_BYTES_MAX / 1024 ** 2} MB`;

export interface Picture {
  fileId: string;
  fvUrl: string;
}

/** Photographs of what is complained of, sent as they are chosen. */
export function EvidenceField({ pictures, onChange }: { pictures: readonly Picture[]; onChange(pictures: readonly Picture[]): void }) {
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
    setFault(files.length > PICTURES_MAX - pictures.length ? afterSaleCopy.picturesTooMany : undefined);
    for (const file of files.slice(0, PICTURES_MAX - pictures.length)) {
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
  return (
    <div className="as-pictures">
      <span className="p-field__label">凭证图片</span>
      <div className="as-pictures__row">
        {pictures.map((picture, place) => (
          <span key={picture.fileId} className="as-pictures__one">
            <img src={picture.fvUrl} alt={`第 ${place + 1} 张凭证图片`} width={72} height={72} />
            <IconButton name="close" size="small" label={`移除第 ${place + 1} 张图片`} onClick={() => onChange(pictures.filter((one) => one !== picture))} />
          </span>
        ))}
        <Button aria-describedby={noteId} busy={percent !== null} disabled={pictures.length >= PICTURES_MAX} onClick={() => picker.current?.click()}>
          {percent === null ? '上传图片' : `上传中 ${percent}%`}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        name="pictures"
        hidden
        multiple
        aria-label="选择凭证图片"
        accept={KINDS.join(',')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // the same file may be chosen again
          target.value = '';
        }}
      />
      {fault ? (
        <p id={noteId} className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {fault}
        </p>
      ) : (
        <p id={noteId} className="p-field__hint">
          最多 {PICTURES_MAX} 张，拍清问题部位与铭牌更容易核实
        </p>
      )}
    </div>
  );
}
