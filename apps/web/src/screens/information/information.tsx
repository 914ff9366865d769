import { listContent } from '@portal/contract/content';
import { Anchor, ButtonLink, Empty } from '@portal/ui';
import { ContentList } from '../../features/content/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { titleAt } from '../../lib/address-bar/window-title.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/information.ts';

/** Three of each: a row beside the menu. */
const EACH = 10;
const SHOWN = { article: 6, other: 3 } as const;

/** /information: the latest articles, films, cases and solutions (CONTENT-8). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const latest = (kind: 'article' | 'video' | 'case' | 'solution') => call(listContent, { query: { kind, size: EACH } });
  const all = Promise.all([latest('article'), latest('video'), latest('case'), latest('solution')]);
  return partOf(
    request,
    all.then(([articles, videos, cases, solutions]) => ({
      articles: articles.data.slice(0, SHOWN.article),
      videos: videos.data.slice(0, SHOWN.other),
      cases: cases.data.slice(0, SHOWN.other),
      solutions: solutions.data.slice(0, SHOWN.other),
    })),
  );
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: titleAt(location.pathname) },
  { name: 'description', content: '安防工程实用文章：硬盘、PoE、防雷、镜头、交换机、供电与门禁的算法和做法，附案例与方案。' },
];

export default function Information({ loaderData: { data, failure } }: Route.ComponentProps) {
  if (failure !== null) return <PartFailed title="资讯没有加载成功" failure={failure} />;
  if ([data.articles, data.videos, data.cases, data.solutions].every(({ length }) => length === 0))
    return <Empty text="资讯正在准备，发布后会显示在这里" action={<ButtonLink href="/product">看全部产品</ButtonLink>} />;
  return (
    <div className="p-stack">
      <Part title="最新文章" href="/information/newsArticles" items={data.articles} />
      <Part title="视频" href="/information/allVideo" items={data.videos} />
      <Part title="客户案例" href="/cases" items={data.cases} />
      <Part title="解决方案" href="/solution" items={data.solutions} />
    </div>
  );
}

function Part({ title, href, items }: { title: string; href: string; items: Parameters<typeof ContentList>[0]['items'] }) {
  if (items.length === 0) return null;
  return (
    <section className="p-stack p-stack--small" aria-label={title}>
      <div className="p-row p-row--apart">
        <h2 className="p-h2">{title}</h2>
        <Anchor href={href} aria-label={`${title}：查看全部`}>
          查看全部
        </Anchor>
      </div>
      <ContentList label={title} items={items} isFirst />
    </section>
  );
}
