import { pictureUrl } from '@portal/contract/file/limits';
import { Icon } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import './product-picture.css';

/** A product's picture on its quiet ground; a drawn stand-in where there is none or it does not load. `alt` only where no name stands beside it. */
export function ProductPicture({
  src,
  alt = '',
  size = 320,
  isFirst,
}: {
  src: string;
  alt?: string | undefined;
  size?: number | undefined;
  isFirst?: boolean | undefined;
}) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    // it may have failed before script arrived
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  if (src === '' || failedSrc === src) {
    return (
      <span className="c-no-picture" role={alt ? 'img' : undefined} aria-label={alt ? `${alt}（暂无图片）` : undefined}>
        <Icon name="image" size={24} />
        <small>暂无图片</small>
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={pictureUrl(src, size)}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
