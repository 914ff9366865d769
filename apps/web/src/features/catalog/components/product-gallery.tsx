import type { PictureView, Sku } from '@portal/contract/catalog';
import { Icon } from '@portal/ui';
import { useState, type PointerEvent } from 'react';
import { PictureViewer } from './picture-viewer.tsx';
import { ProductPicture } from './product-picture.tsx';
import './product-gallery.css';

const VIEW_WORDS: Record<Exclude<PictureView['view'], 'further'> | 'whole', string> = { whole: '外观', front: '正面', side: '侧面', back: '背面' };

/** Under the mouse the picture comes closer, at the place that is pointed at. A finger opens the viewer instead. */
function handlePointerMove(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== 'mouse') return;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  event.currentTarget.style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`);
  event.currentTarget.style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`);
}

/**
 * The chosen model's picture, closer under the mouse and as large as the screen by a press; where it has further views, a row to
 * choose among them. Give it a `key` of the model.
 */
export function ProductGallery({ name, sku, views }: { name: string; sku: Sku; views: readonly PictureView[] }) {
  const pictures = [{ view: 'whole', picture: sku.mainPic } as const, ...views].map(({ view, picture }, index) =>
    // of photographs that say no side there may be several
    view === 'further' ? { key: picture, words: `图 ${index + 1}`, picture } : { key: view, words: VIEW_WORDS[view], picture },
  );
  const [shown, setShown] = useState<string>('whole');
  const [isOpen, setOpen] = useState(false);
  const current = pictures.find(({ key }) => key === shown);
  return (
    <div className="c-gallery" data-product="">
      <button type="button" className="c-gallery__picture" aria-label={`放大查看：${name}`} onPointerMove={handlePointerMove} onClick={() => setOpen(true)}>
        <ProductPicture src={current?.picture ?? sku.mainPic} alt={shown === 'whole' ? name : `${name}，${current?.words}`} size={480} isFirst />
        <span className="c-gallery__hint" aria-hidden="true">
          <Icon name="search" size={16} />
          放大
        </span>
      </button>
      {views.length > 0 && (
        <ul className="c-gallery__views" aria-label="图片">
          {pictures.map(({ key, words, picture }) => (
            <li key={key}>
              <button type="button" className="c-gallery__view" aria-pressed={key === shown} onClick={() => setShown(key)}>
                <ProductPicture src={picture} size={64} />
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="p-small">图为示意，外观以实物为准</p>
      {isOpen && <PictureViewer name={name} pictures={pictures} shown={shown} onShow={setShown} onClose={() => setOpen(false)} />}
    </div>
  );
}
