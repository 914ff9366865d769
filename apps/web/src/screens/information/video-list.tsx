import type { ContentItem } from '@portal/contract/content';
import { ButtonLink, Empty } from '@portal/ui';
import { ContentList } from '../../features/content/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';

/** Films of a group; where there are none it says so, and nothing pretends to play (CONTENT-8). */
export function VideoList({ label, videos }: { label: string; videos: PagePart<{ data: ContentItem[] }> }) {
  if (videos.failure !== null) return <PartFailed title="视频没有加载成功" failure={videos.failure} />;
  if (videos.data.data.length === 0)
    return (
      <Empty
        text={`${label}还没有上线，同样的内容可以先看图文文章`}
        action={
          <span className="p-row">
            <ButtonLink kind="primary" href="/information/newsArticles">
              看文章
            </ButtonLink>
            <ButtonLink href="/solution">看方案</ButtonLink>
          </span>
        }
      />
    );
  return (
    <>
      <h2 className="p-hidden">{label}列表</h2>
      <ContentList label={label} items={videos.data.data} isFirst />
    </>
  );
}
