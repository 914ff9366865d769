import type { ContentCard } from '@portal/contract/content';
import { CardGrid, MediaCard } from '@portal/ui';
import { ProductPicture } from '../../features/catalog/index.ts';
import { contentHref } from '../../features/content/index.ts';

/** What is published about a product, as a card shows it. */
export type AboutProduct = Pick<ContentCard, 'contentId' | 'kind' | 'title' | 'picture'>;

const KINDS: Readonly<Record<AboutProduct['kind'], string>> = { solution: '解决方案', case: '客户案例', article: '文章', video: '视频' };

/** Solutions, cases and articles about the product; nothing where there is none. */
export function ContentCards({ cards }: { cards: readonly AboutProduct[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="p-stack" aria-labelledby="about">
      <h2 id="about" className="p-h3">
        方案与案例
      </h2>
      <CardGrid label="方案与案例">
        {cards.map((card) => (
          <MediaCard key={card.contentId} href={contentHref(card)} picture={<ProductPicture src={card.picture} />} title={card.title} meta={KINDS[card.kind]} />
        ))}
      </CardGrid>
    </section>
  );
}
