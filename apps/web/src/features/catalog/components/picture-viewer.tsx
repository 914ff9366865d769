import { Dialog, IconButton } from '@portal/ui';
import { useState, type KeyboardEvent } from 'react';
import { sliceAt } from '../model/viewer-slice.ts';
import { ProductPicture } from './product-picture.tsx';
import './picture-viewer.css';

interface PictureViewerProps {
  name: string;
  pictures: readonly { key: string; words: string; picture: string }[];
  /** Key of the one that is shown. */
  shown: string;
  onShow(key: string): void;
  onClose(): void;
}

/** Every view as large as the screen allows, the others small below it, seven at a time: arrow keys go on, a press or tap comes closer, and two fingers do what they do everywhere. */
export function PictureViewer({ name, pictures, shown, onShow, onClose }: PictureViewerProps) {
  const [isClose, setClose] = useState(false);
  const at = Math.max(
    0,
    pictures.findIndex(({ key }) => key === shown),
  );
  const current = pictures[at];
  if (!current) return null;
  const show = (key: string) => {
    setClose(false);
    onShow(key);
  };
  const step = (by: number) => show(pictures[(at + by + pictures.length) % pictures.length]?.key ?? shown);
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || pictures.length < 2) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Dialog open onClose={onClose} title={`${name}：${current.words}`} width="full">
      {/* the keys of the whole dialog, wherever in it the focus is */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="c-viewer" onKeyDown={handleKeyDown}>
        <div className="c-viewer__stage">
          {pictures.length > 1 && <IconButton name="chevron-left" label="上一张" onClick={() => step(-1)} />}
          <button type="button" className="c-viewer__frame" aria-pressed={isClose} aria-label={isClose ? '缩小' : '放大'} onClick={() => setClose(!isClose)}>
            <ProductPicture key={current.key} src={current.picture} alt={`${name}，${current.words}`} size={720} isFirst />
          </button>
          {pictures.length > 1 && <IconButton name="chevron-right" label="下一张" onClick={() => step(1)} />}
        </div>
        {pictures.length > 1 && (
          <ul className="c-viewer__slice" aria-label="全部图片">
            {sliceAt(pictures, at).map(({ key, words, picture }) => (
              <li key={key}>
                <button type="button" aria-label={`查看${words}`} aria-current={key === current.key ? 'true' : undefined} onClick={() => show(key)}>
                  <ProductPicture src={picture} size={48} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="p-small" aria-live="polite">
          {current.words}
          {pictures.length > 1 && `，第 ${at + 1} 张，共 ${pictures.length} 张`} · 点按图片{isClose ? '缩小' : '放大'}
        </p>
      </div>
    </Dialog>
  );
}
