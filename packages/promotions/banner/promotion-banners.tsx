import type { Promotion } from '@portal/contract/content';
import { Anchor } from '@portal/ui';
import { actionOf } from './slides.ts';
import './promotion-banners.css';

/** What stands left, in the middle and right below the carousel; places that hold nothing close up. */
export function PromotionBanners({ banners }: { banners: readonly Promotion[] }) {
  return (
    <ul className="pr-banners" aria-label="推荐">
      {banners.map(({ id, title, picture, href }) => (
        <li key={id}>
          <Anchor className="pr-banner" href={href}>
            <span className="pr-banner__words">
              <b>{title}</b>
              <span className="p-small">{actionOf(href)}</span>
            </span>
            <img src={picture} alt="" width="160" height="100" decoding="async" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
