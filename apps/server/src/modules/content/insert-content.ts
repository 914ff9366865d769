/** What is published comes in here: its blocks are judged, its products numbered, the words it is found by cut. */
import { Block, CONTENT_PRODUCTS_MAX, ownAddress, type ContentKind, type VideoGroup } from '@portal/contract/content';
import type { ContentState } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { searchVectorOf } from '../catalog/index.ts';
import { insertContentRows, insertProducts } from './store.ts';

/** Something to publish. */
export interface NewContent {
  contentId: string;
  kind: ContentKind;
  title: string;
  summary: string;
  body: readonly Block[];
  /** Address of the cover on this site; '' none. */
  picture: string;
  industryId?: number | null;
  tags?: readonly string[];
  related?: readonly string[];
  videoGroup?: VideoGroup | '';
  videoSrc?: string;
  state?: ContentState;
  gmtPublished: Date;
  products?: readonly { skuNo: string; spuNo: string; quantity: number; part: string }[];
}

/** Throws where a block is none of the kinds there are, leads off this site, or there are too many products. Run it in a transaction. */
export async function insertContent(db: Db, all: readonly NewContent[], now: number): Promise<void> {
  const rows = all.map(({ products: _products, ...one }) => ({
    ...one,
    body: one.body.map((block) => Block.parse(block)),
    picture: one.picture === '' ? '' : ownAddress.parse(one.picture),
    tags: [...(one.tags ?? [])],
    related: [...(one.related ?? [])],
    gmtModified: new Date(now),
    search: searchOf(one),
  }));
  await insertContentRows(db, rows);
  for (const { contentId, products = [] } of all)
    if (products.length > CONTENT_PRODUCTS_MAX) throw new RangeError(`${contentId} is made of ${products.length} products`);
  await insertProducts(
    db,
    all.flatMap(({ contentId, products = [] }) => products.map((product, sortNo) => ({ ...product, contentId, sortNo }))),
  );
}

/** The words it is found by. */
export const searchOf = ({ title, tags = [], summary, body }: Pick<NewContent, 'title' | 'tags' | 'summary' | 'body'>) =>
  searchVectorOf({ names: [title], heads: [...tags, summary], bodies: body.flatMap(textsOf) });

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.text];
    case 'list':
      return block.items;
    case 'picture':
      return [block.alt];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'link':
      return [block.label];
    case 'file':
      return [block.fvName];
    case 'product':
      return [block.note];
  }
}
