import { FILE_BYTES_MAX } from '@portal/contract/file';
import { PRIVATE_PICTURES_MAX } from '@portal/contract/private-product';
import { Button, Icon, IconButton } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { uploadWatched } from '../../../lib/upload.ts';
import type { TypedProduct } from '../model/typed-product.ts';
import './picture-field.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const WRONG_KIND = '请选择 PNG、JPG、WebP 或 GIF 图片';
const TOO_LARGE = `图片不能超过 ${FILE_BYTES_MAX / 1024 ** 2} MB`;

interface PictureFieldProps {
  pictures: TypedProduct['pictures'];
  error: string | undefined;
  onChange(pictures: TypedProduct['pictures']): void;
}

/** Pictures of a product, the first of which stands for it: taken one after the other, put first, taken away. */
export function PictureField({ pictures, error, onChange }: PictureFieldProps) {
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
    setFault(undefined);
    for (const file of files.slice(0, PRIVATE_PICTURES_MAX - pictures.length)) {
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
    <div className="pp-pictures">
      <span className="p-field__label">产品图片</span>
      <ul className="pp-pictures__list">
        {pictures.map((picture, place) => (
          <li key={picture.fileId} className="pp-pictures__one">
            <img src={picture.fvUrl} alt={place === 0 ? '主图' : `第 ${place + 1} 张图片`} />
            {place === 0 ? (
              <span className="pp-pictures__main">主图</span>
            ) : (
              <button type="button" className="pp-pictures__main" onClick={() => onChange([picture, ...pictures.filter((one) => one !== picture)])}>
                设为主图
              </button>
            )}
            <IconButton name="close" size="small" label={`移除第 ${place + 1} 张图片`} onClick={() => onChange(pictures.filter((one) => one !== picture))} />
          </li>
        ))}
      </ul>
      {percent === null ? (
        <Button aria-describedby={noteId} disabled={pictures.length >= PRIVATE_PICTURES_MAX} onClick={() => picker.current?.click()}>
          上传图片
        </Button>
      ) : (
        <span className="pp-pictures__sending">
          <progress aria-label="上传进度" value={percent} max={100} />
          {percent < 100 ? `${percent}%` : '处理中'}
          <Button size="small" onClick={() => leaving.current?.abort()}>
            取消上传
          </Button>
        </span>
      )}
      <input
        ref={picker}
        type="file"
        name="mainPics"
        hidden
        multiple
        aria-label="选择产品图片"
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
          最多 {PRIVATE_PICTURES_MAX} 张，每张不超过 10 MB
        </p>
      )}
    </div>
  );
}
