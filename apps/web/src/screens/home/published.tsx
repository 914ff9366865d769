import { Anchor } from '@portal/ui';
import { articlesAddress, casesAddress, ContentList, solutionsAddress } from '../../features/content/index.ts';
import type { HomeData } from './read-home.server.ts';
import { RowHead } from './row-head.tsx';

/** Solutions by industry, cases and information (CONTENT-7); a kind of which nothing is published is not there. */
export function Published({ industries, solutions, cases, articles }: Pick<HomeData, 'industries' | 'solutions' | 'cases' | 'articles'>) {
  return (
    <>
      {solutions.length > 0 && (
        <section className="h-row" aria-labelledby="solutions">
          <RowHead id="solutions" title="行业方案" words="整套清单，可一键加入" more="全部方案" href={solutionsAddress.path} />
          {industries.length > 0 && (
            <ul className="h-industries" aria-label="按行业看方案">
              {industries.map(({ id, name }) => (
                <li key={id}>
                  <Anchor href={`${solutionsAddress.path}?oneIndustryId=${id}`}>{name}</Anchor>
                </li>
              ))}
            </ul>
          )}
          <ContentList label="行业方案" items={solutions} />
        </section>
      )}
      {cases.length > 0 && (
        <section className="h-row" aria-labelledby="cases">
          <RowHead id="cases" title="客户案例" words="做成的项目和用到的产品" more="全部案例" href={casesAddress.path} />
          <ContentList label="客户案例" items={cases} />
        </section>
      )}
      {articles.length > 0 && (
        <section className="h-row" aria-labelledby="articles">
          <RowHead id="articles" title="资讯文章" words="选型与施工要点" more="全部文章" href={articlesAddress.path} />
          <ContentList label="资讯文章" items={articles} />
        </section>
      )}
    </>
  );
}
