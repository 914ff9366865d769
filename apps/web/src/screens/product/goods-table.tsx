import type { SpuCard } from '@portal/contract/catalog';
import { ProductTable } from '../../features/catalog/index.ts';
import { cornerOf } from './corner-of.tsx';

/** Goods as rows, for whoever chose them so. */
export const GoodsTable = ({ cards }: { cards: readonly SpuCard[] }) => <ProductTable cards={cards} corner={cornerOf} />;
