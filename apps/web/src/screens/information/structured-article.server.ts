import type { ContentDetail } from '@portal/contract/content';
import { breadcrumbList, structured, wholeAddress, type StructuredThing } from '../../lib/page/structured-data.server.ts';

interface Described {
  origin: string;
  content: ContentDetail;
  /** The page's one address, from the root. */
  address: string;
  crumbs: readonly { label: string; href?: string | undefined }[];
  publisher: string;
}

/** A solution, a case, an article or a film for search engines: what it is called, says in short and when it came out; no figure of its priced list (GOODS-30). */
export const structuredArticle = ({ origin, content, address, crumbs, publisher }: Described) =>
  structured(
    {
      ...kindOf(origin, content),
      description: content.summary,
      mainEntityOfPage: origin + address,
      publisher: { '@type': 'Organization', name: publisher },
      ...(content.tags.length === 0 ? {} : { keywords: content.tags.join(',') }),
    },
    breadcrumbList(origin, crumbs),
  );

function kindOf(origin: string, { kind, title, gmtPublished, picture, videoSrc }: ContentDetail): StructuredThing {
  const picturesOf = picture === '' ? [] : [wholeAddress(origin, picture)];
  return kind === 'video'
    ? {
        '@type': 'VideoObject',
        name: title,
        uploadDate: gmtPublished,
        thumbnailUrl: picturesOf,
        ...(videoSrc === '' ? {} : { contentUrl: wholeAddress(origin, videoSrc) }),
      }
    : { '@type': 'Article', headline: title, datePublished: gmtPublished, image: picturesOf };
}
