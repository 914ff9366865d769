import { FILE_BYTES_MAX } from '@portal/contract/file/limits';
import { Button, Icon, IconButton } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../calls/failure-words.tsx';
import { uploadWatched } from '../calls/upload.ts';
import './pictures-field.css';

const PHOTOGRAPHS = { types: ['image/png', 'image/jpeg', 'image/webp'], wrong: '请选择 PNG、JPG 或 WebP 图片' };
const PICTURES = { types: [...PHOTOGRAPHS.types, 'image/gif'], wrong: '请选择 PNG、JPG、WebP 或 GIF 图片' };
const TOO_LARGE = `图片不能超过 ${FILE_BYTES_MAX / 1024 ** 2} MB`;

export interface FieldPicture {
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
  pictures: readonly FieldPicture[];
  /** They show a product: the first one stands for it, any may be put first, and a GIF is one, too. */
  hasMain?: boolean;
  /** What the server says of them. */
  error?: string | undefined;
  onChange(pictures: readonly FieldPicture[]): void;
}

/** Pictures of what is complained of, asked about or sold, sent one after the other as they are chosen; taken away again. */
export function PicturesField({ label, max, tooMany, hint, pictures, hasMain = false, error, onChange }: PicturesFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<ReactNode>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    // a picture more has moved it, below the edge of a sheet perhaps
    if (document.activeElement === opener.current) opener.current?.scrollIntoView({ block: 'nearest' });
  });

  const { types, wrong } = hasMain ? PICTURES : PHOTOGRAPHS;
  const take = async (files: readonly File[]) => {
    const controller = new AbortController();
    leaving.current = controller;
    let taken = pictures;
    setFault(files.length > max - pictures.length ? tooMany : undefined);
    for (const file of files.slice(0, max - pictures.length)) {
      const refusal = types.includes(file.type) ? (file.size > FILE_BYTES_MAX ? TOO_LARGE : null) : wrong;
      if (refusal !== null) {
        setFault(`${file.name}：${refusal}`);
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
  const choose = () => void (pictures.length < max && picker.current?.click());
  // what is pressed is gone with it
  const remove = (picture: FieldPicture) => {
    onChange(pictures.filter((one) => one !== picture));
    opener.current?.focus();
  };
  const cancel = () => {
    leaving.current?.abort();
    opener.current?.focus();
  };
  const said = fault ?? error;
  return (
    <div className="l-pictures">
      <span className="p-field__label">{label}</span>
      {pictures.length > 0 && (
        <ul className="l-pictures__list">
          {pictures.map((picture, place) => (
            <li key={picture.fileId} className="l-pictures__one">
              <ShownPicture src={picture.fvUrl} alt={hasMain && place === 0 ? '主图' : `第 ${place + 1} 张${label}`} />
              {hasMain && place === 0 && <span className="l-pictures__main">主图</span>}
              {hasMain && place > 0 && (
                <button type="button" className="l-pictures__main" onClick={() => onChange([picture, ...pictures.filter((one) => one !== picture)])}>
                  设为主图
                </button>
              )}
              <IconButton name="close" size="small" label={`移除第 ${place + 1} 张图片`} onClick={() => remove(picture)} />
            </li>
          ))}
        </ul>
      )}
      {/* it stays while a picture is sent, and so does the focus of whoever pressed it */}
      <Button ref={opener} aria-describedby={noteId} busy={percent !== null} aria-disabled={pictures.length >= max} onClick={choose}>
        上传图片
      </Button>
      {percent !== null && (
        <span className="l-pictures__sending">
          <progress aria-label="上传进度" value={percent} max={100} />
          {percent < 100 ? `${percent}%` : '处理中'}
          <Button size="small" onClick={cancel}>
            取消上传
          </Button>
        </span>
      )}
      <input
        ref={picker}
        type="file"
        name={hasMain ? 'mainPics' : 'pictures'}
        hidden
        multiple
        aria-label={`选择${label}`}
        accept={types.join(',')}
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

/** A drawn stand-in where the picture does not load: it is still there to be removed. */
function ShownPicture({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <span className="l-pictures__failed">
        <Icon name="image" size={24} />
        <span className="p-hidden">{alt}没有加载成功</span>
      </span>
    );
  return <img src={src} alt={alt} onError={() => setFailed(src)} />;
}
