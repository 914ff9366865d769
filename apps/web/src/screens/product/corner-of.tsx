import { laterPart } from '../../lib/page/later-part.tsx';
import type { CornerOf } from './card-corner.tsx';

// the quiet buttons of every card: the first view waits for none of them
const LaterCorner = laterPart(async () => (await import('./card-corner.tsx')).CardCorner);

/** The buttons of a product's card, wherever such cards stand. */
export const cornerOf = (card: CornerOf) => <LaterCorner card={card} />;
