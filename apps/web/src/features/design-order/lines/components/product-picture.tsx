import { pictureUrl } from '@portal/contract/file/limits';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import './product-picture.css';

/** A product's picture on its quiet ground; a drawn stand-in where there is none or it does not load. Its name stands beside it, so it says nothing itself. */
export function ProductPicture({ src, size = 64, isDeactivated = false }: { src: string; size?: 40 | 44 | 48 | 64; isDeactivated?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  // a picture of the server's page may have failed before script could hear it
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  return (
    <span className={`do-picture do-picture--${size}`}>
      {src === '' || failed === src ? (
        <Icon name="image" size={24} />
      ) : (
        <img ref={check} src={pictureUrl(src, size)} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
      {isDeactivated && <span className="do-picture__mask">已下架</span>}
    </span>
  );
}
