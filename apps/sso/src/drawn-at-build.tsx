import { renderToString } from 'react-dom/server';
import { BRAND_MARK } from './facts.ts';
import { SignOnPage } from './sign-on-page.tsx';

/** The card as every visitor first sees it; the server puts the brand in. */
export const drawCard = (): string => renderToString(<SignOnPage brand={BRAND_MARK} />);
