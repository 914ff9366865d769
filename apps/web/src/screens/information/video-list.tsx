import type { ContentItem } from '@portal/contract/content';
import { Button, ButtonLink, Empty, ErrorState } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { ContentList } from '../../features/content/index.ts';
import type { Part } from '../../lib/page-loader.ts';

/** Films of a group; where there are none it says so, and nothing pretends to play (CONTENT-8). */
export function VideoList({ label, videos }: { label: string; videos: Part<{ data: ContentItem[] }> }) {
  const { revalidate } = useRevalidator();
  if (videos.failure !== null)
    return (
      <ErrorState
        title="视频没有加载成功"
        safe={videos.failure}
        actions={
          <Button kind="primary" onClick={() => void revalidate()}>
            重试
          </Button>
        }
      />
    );
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
  return <ContentList label={label} items={videos.data.data} isFirst />;
}
