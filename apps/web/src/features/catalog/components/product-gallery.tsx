import type { PictureView, Sku } from '@portal/contract/catalog';
import { useState } from 'react';
import { ProductPicture } from './product-picture.tsx';
import './product-gallery.css';

const VIEW_WORDS: Record<PictureView['view'] | 'whole', string> = { whole: '外观', front: '正面', side: '侧面', back: '背面' };

/** The chosen model's picture and, where it has further views, a row to choose among them. Give it a `key` of the model. */
export function ProductGallery({ name, sku, views }: { name: string; sku: Sku; views: readonly PictureView[] }) {
  const pictures = [{ view: 'whole', picture: sku.mainPic } as const, ...views];
  const [shown, setShown] = useState<keyof typeof VIEW_WORDS>('whole');
  const current = pictures.find(({ view }) => view === shown);
  return (
    <div className="c-gallery" data-product="">
      <div className="c-gallery__picture">
        <ProductPicture src={current?.picture ?? sku.mainPic} alt={shown === 'whole' ? name : `${name}，${VIEW_WORDS[shown]}`} size={480} isFirst />
      </div>
      {views.length > 0 && (
        <ul className="c-gallery__views" aria-label="图片">
          {pictures.map(({ view, picture }) => (
            <li key={view}>
              <button type="button" className="c-gallery__view" aria-pressed={view === shown} onClick={() => setShown(view)}>
                <ProductPicture src={picture} size={64} />
                {VIEW_WORDS[view]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="p-small">图为示意，外观以实物为准</p>
    </div>
  );
}
