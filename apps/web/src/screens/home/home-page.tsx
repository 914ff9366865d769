import { Anchor, CardGrid, Container, Icon } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { AddToListProvider, CategoryMenu, CategoryTiles, LIST_PATH, ProductCard } from '../../features/catalog/index.ts';
import type { RootData } from '../../root.tsx';
import { Hero } from './hero.tsx';
import './home.css';
import type { HomeData } from './read-home.server.ts';
import { Tools } from './tools.tsx';
import { YouCard } from './you-card.tsx';

/** What can be done here, and for those signed in, what they were at (specification part 1 §2). */
export function HomePage({ page }: { page: HomeData }) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  return (
    <AddToListProvider isSignedIn={session !== null}>
      <Container className="h-page">
        <h1 className="p-hidden">安防产品选型与配单</h1>
        <div className="h-first">
          <CategoryMenu categories={page.categories} />
          <Hero productCount={page.productCount} categoryCount={page.categories.length} />
          <YouCard session={session} hour={page.hour} orders={page.orders} selection={page.selection} />
        </div>
        <Tools />
        {page.rows.map(({ status, title, words, cards }) => (
          <section key={status} className="h-row" aria-labelledby={`goods-${status}`}>
            <header className="h-row__head">
              <h2 id={`goods-${status}`} className="p-h2">
                {title}
              </h2>
              <span className="p-small">{words}</span>
              <Anchor className="h-row__more" href={`${LIST_PATH}?status=${status}`}>
                查看全部
                <Icon name="chevron-right" size={16} />
              </Anchor>
            </header>
            <CardGrid label={title}>
              {cards.map((card) => (
                <ProductCard key={card.spuNo} card={card} />
              ))}
            </CardGrid>
          </section>
        ))}
        <section className="h-row" aria-labelledby="by-category">
          <header className="h-row__head">
            <h2 id="by-category" className="p-h2">
              按分类选
            </h2>
            <Anchor className="h-row__more" href={LIST_PATH}>
              全部产品
              <Icon name="chevron-right" size={16} />
            </Anchor>
          </header>
          <CategoryTiles categories={page.categories} />
        </section>
      </Container>
    </AddToListProvider>
  );
}
