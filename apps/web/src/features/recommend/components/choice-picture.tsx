import { Icon } from '@portal/ui';
import { useState } from 'react';
import './choice-picture.css';

/** A model's picture on its quiet ground; a drawn stand-in where there is none or it does not load. Its name stands beside it. */
export function ChoicePicture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  // a picture of the server's page may have failed before script could hear it
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  return (
    <span className="rc-picture">
      {src === '' || failed === src ? (
        <Icon name="image" size={24} />
      ) : (
        <img ref={check} src={src} alt="" width={64} height={64} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
