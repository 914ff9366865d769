import { UserType } from '@portal/engines/access';
import { PromotionBanners, PromotionCarousel } from '@portal/promotions/banner';
import { ButtonLink, CardGrid, Container, Notice } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { CalculatorStrip } from '../../features/calculator/index.ts';
import { AddToSelectionProvider, CategoryMenu, CategoryTiles, LIST_PATH, ProductCard } from '../../features/catalog/index.ts';
import { FavoritesProvider } from '../../features/favorite/index.ts';
import { LoginPrompts } from '../../features/login-prompts/index.ts';
import { ScenarioStrip } from '../../features/recommend/index.ts';
import { RequestStrip } from '../../features/requirement/index.ts';
import type { AskedStore } from '../../lib/kept/asked-store.server.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import type { RootData } from '../../root.tsx';
import { cornerOf } from '../product/corner-of.tsx';
import { CertificationGuide } from './certification-guide.tsx';
import { Desk } from './desk.tsx';
import { GuestCard } from './guest-card.tsx';
import { Hero } from './hero.tsx';
import { HomeGuide } from './home-guide.tsx';
import { Published } from './published.tsx';
import type { HomeData } from './read-home.server.ts';
import { RowHead } from './row-head.tsx';
import { YouCard } from './you-card.tsx';
import './home-page.css';

/** What can be done here, and for those who were here before, what they were at (SHELL-12). */
export function HomePage({ page, asked = null }: { page: HomeData; asked?: AskedStore | null }) {
  const { session = null, site } = useRouteLoaderData<RootData>('root') ?? {};
  const hero = (
    <Hero
      productCount={page.productCount}
      categoryCount={page.categories.length}
      sample={page.sample}
      priceLabel={page.priceLabel}
      brand={site?.providerBrand ?? ''}
    />
  );
  const work = session && page.hasWork ? <Desk draft={page.draft} orders={page.orders} /> : hero;
  const isPromoted = page.slides.length > 0;
  const hasCategories = page.categories.length > 0;
  return (
    <AddToSelectionProvider isSignedIn={session !== null}>
      <FavoritesProvider isSignedIn={session !== null} ids={page.rows.flatMap(({ cards }) => cards.map(({ spuNo }) => spuNo))} Prompt={SignInDialog}>
        {session && <LoginPrompts session={session} />}
        <Container className="h-page">
          <h1 className="p-hidden">安防产品选型与配单</h1>
          {asked && (
            <Notice
              action={
                <ButtonLink size="small" href={signInHref(asked.href)}>
                  去登录
                </ButtonLink>
              }
            >
              “{asked.title}”登录后才能查看，登录后会回到该页面
            </Notice>
          )}
          {page.invitation && <HomeGuide guide={page.invitation} icon="user" />}
          <CertificationGuide userType={session?.userType ?? UserType.Tourist} auditStatus={session?.auditStatus ?? 0} hasPapers={page.hasPapers} />
          <div className={hasCategories ? 'h-first' : 'h-first h-first--bare'}>
            {hasCategories && <CategoryMenu categories={page.categories} />}
            <div className="h-first__middle">{isPromoted ? <Promoted slides={page.slides} banners={page.banners} /> : work}</div>
            {session ? (
              <YouCard session={session} hour={page.hour} draft={page.draft} orders={page.orders} today={page.today} />
            ) : (
              <GuestCard hour={page.hour} priceLabel={page.priceLabel} isDemo={site?.demo ?? false} />
            )}
          </div>
          {isPromoted && work}
          <ScenarioStrip scenarios={page.scenarios} />
          <CalculatorStrip />
          <RequestStrip />
          {page.rows.map(({ status, title, words, cards }) => (
            <section key={status} className="h-row" aria-labelledby={`goods-${status}`}>
              <RowHead id={`goods-${status}`} title={title} words={words} more="查看全部" href={`${LIST_PATH}?status=${status}`} />
              <CardGrid label={title}>
                {cards.map((card) => (
                  <ProductCard key={card.spuNo} card={card} corner={cornerOf(card)} />
                ))}
              </CardGrid>
            </section>
          ))}
          <Published industries={page.industries} solutions={page.solutions} cases={page.cases} articles={page.articles} />
          {hasCategories && (
            <section className="h-row" aria-labelledby="by-category">
              <RowHead id="by-category" title="按分类选" more="全部产品" href={LIST_PATH} />
              <CategoryTiles categories={page.categories} />
            </section>
          )}
        </Container>
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}

/** What the provider promotes: the carousel, and below it what stands left, in the middle and right. */
function Promoted({ slides, banners }: Pick<HomeData, 'slides' | 'banners'>) {
  return (
    <div className="h-promoted">
      <PromotionCarousel slides={slides} />
      {banners.length > 0 && <PromotionBanners banners={banners} />}
    </div>
  );
}
