import { UserType } from '@portal/engines/access';
import { Anchor, CardGrid, Container, Icon } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { CalculatorStrip } from '../../features/calculator/index.ts';
import { AddToSelectionProvider, CategoryMenu, CategoryTiles, LIST_PATH, ProductCard } from '../../features/catalog/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteButton, FavoritesProvider } from '../../features/favorite/index.ts';
import { LoginPrompts } from '../../features/login-prompts/index.ts';
import { ScenarioStrip } from '../../features/recommend/index.ts';
import { SignInDialog } from '../../lib/sign-in-dialog.tsx';
import type { RootData } from '../../root.tsx';
import { CertificationGuide } from './certification-guide.tsx';
import { Desk } from './desk.tsx';
import { Hero } from './hero.tsx';
import { HomeGuide } from './home-guide.tsx';
import type { HomeData } from './read-home.server.ts';
import { YouCard } from './you-card.tsx';
import './home-page.css';

/** What can be done here, and for those who were here before, what they were at (SHELL-12). */
export function HomePage({ page }: { page: HomeData }) {
  const { session = null, site } = useRouteLoaderData<RootData>('root') ?? {};
  const hero = (
    <Hero
      productCount={page.productCount}
      categoryCount={page.categories.length}
      sample={page.sample}
      priceLabel={page.priceLabel}
      brand={site?.providerBrand ?? ''}
      isDemo={site?.demo ?? false}
    />
  );
  return (
    <AddToSelectionProvider isSignedIn={session !== null}>
      <FavoritesProvider isSignedIn={session !== null} spuNos={page.rows.flatMap(({ cards }) => cards.map(({ spuNo }) => spuNo))} Prompt={SignInDialog}>
        {session && <LoginPrompts session={session} />}
        <Container className="h-page">
          <h1 className="p-hidden">安防产品选型与配单</h1>
          {page.invitation && <HomeGuide guide={page.invitation} icon="user" />}
          <CertificationGuide userType={session?.userType ?? UserType.Tourist} auditStatus={session?.auditStatus ?? 0} hasPapers={page.hasPapers} />
          {session && page.hasWork ? (
            <div className="h-first h-first--desk">
              <CategoryMenu categories={page.categories} />
              <Desk draft={page.draft} orders={page.orders} />
              <YouCard session={session} hour={page.hour} />
            </div>
          ) : (
            <div className="h-first">
              <CategoryMenu categories={page.categories} />
              {hero}
            </div>
          )}
          <ScenarioStrip scenarios={page.scenarios} />
          <CalculatorStrip />
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
                  <ProductCard
                    key={card.spuNo}
                    card={card}
                    corner={
                      <>
                        <CompareButton spuNo={card.spuNo} skuNo={card.skuNo} name={card.skuModel} />
                        <FavoriteButton spuNo={card.spuNo} name={card.spuName} />
                      </>
                    }
                  />
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
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}
