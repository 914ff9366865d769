/** An article as staff types it: `# ` begins a heading, `- ` an item of a list, any other line is a paragraph. */
import { contentCopy } from './copy.ts';
import { ARTICLE_HEADING_MAX, ARTICLE_ITEM_MAX, ARTICLE_ITEMS_MAX, ARTICLE_PARAGRAPH_MAX } from './limits.ts';
import type { Block, FileBlock } from './shapes.ts';

type Written = { type: 'paragraph' | 'heading'; text: string } | { type: 'list'; isOrdered: boolean; items: string[] };

/** All that such a block has. */
const FIELDS = ['type', 'text', 'isOrdered', 'items'];

/** Of lines that hold nothing nothing is made. */
export function articleBlocksOf(text: string): Written[] {
  const blocks: Written[] = [];
  let isListOpen = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const item = /^- (.+)$/u.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined && isListOpen && last?.type === 'list') last.items.push(item);
    else if (item !== undefined) blocks.push({ type: 'list', isOrdered: false, items: [item] });
    else if (line.startsWith('# ')) blocks.push({ type: 'heading', text: line.slice(2).trim() });
    else if (line !== '') blocks.push({ type: 'paragraph', text: line });
    isListOpen = item !== undefined;
  }
  return blocks;
}

/** A body in two: what is read, and the documents that go with it, which stand below. */
export function partBody(body: readonly Block[]): { read: Block[]; files: FileBlock[] } {
  return { read: body.filter(({ type }) => type !== 'file'), files: body.filter((block) => block.type === 'file') };
}

/** Null where it holds more than such text can say (pictures, tables, ordered lists …): that body is not written as text. */
export function articleTextOf(body: readonly { type: string }[]): string | null {
  const lines: string[] = [];
  for (const block of body as readonly (Written | { type: 'other' })[]) {
    if (block.type === 'heading') lines.push(`# ${block.text}`);
    else if (block.type === 'paragraph') lines.push(block.text);
    else if (block.type === 'list' && !block.isOrdered) lines.push(...block.items.map((item) => `- ${item}`));
    else return null;
  }
  const text = lines.join('\n');
  // a database gives fields back in an order of its own
  return JSON.stringify(articleBlocksOf(text), FIELDS) === JSON.stringify(body, FIELDS) ? text : null;
}

/** What of it cannot be taken, in words; null: nothing. */
export function articleFault(text: string): string | null {
  const blocks = articleBlocksOf(text);
  if (blocks.length === 0) return contentCopy.textRequired;
  const isTooLong = blocks.some((block) =>
    block.type === 'list'
      ? block.items.length > ARTICLE_ITEMS_MAX || block.items.some((item) => item.length > ARTICLE_ITEM_MAX)
      : block.text.length > (block.type === 'heading' ? ARTICLE_HEADING_MAX : ARTICLE_PARAGRAPH_MAX),
  );
  return isTooLong ? contentCopy.textRule : null;
}
