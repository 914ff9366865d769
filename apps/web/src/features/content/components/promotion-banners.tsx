import type { Promotion } from '@portal/contract/content';
import { Anchor } from '@portal/ui';
import { actionOf } from '../model/slides.ts';
import './promotion-banners.css';

/** What stands left, in the middle and right below the carousel; places that hold nothing close up. */
export function PromotionBanners({ banners }: { banners: readonly Promotion[] }) {
  return (
    <ul className="ct-banners" aria-label="推荐">
      {banners.map(({ id, title, picture, href }) => (
        <li key={id}>
          <Anchor className="ct-banner" href={href}>
            <span className="ct-banner__words">
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
