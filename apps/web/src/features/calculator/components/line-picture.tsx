import { Icon } from '@portal/ui';
import { useState } from 'react';

/** A product's picture on its quiet ground; a drawn stand-in where there is none or it does not load. */
export function LinePicture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="cc-product__picture">
      {src === '' || failed === src ? (
        <Icon name="image" size={24} />
      ) : (
        <img src={src} alt="" width={64} height={64} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
