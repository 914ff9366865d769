import type { Block } from '@portal/contract/content';

/** A body as visitors read it, in the console's plain form. */
export function ContentBlocks({ title, summary, body }: { title: string; summary: string; body: readonly Block[] }) {
  return (
    <article className="c-article" aria-label={`预览：${title}`}>
      <h2 className="c-article__title">{title}</h2>
      {summary !== '' && <p className="c-article__note">{summary}</p>}
      {body.map((block, place) => (
        <ContentBlock key={`${block.type} ${place}`} block={block} />
      ))}
    </article>
  );
}

function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="c-change">
          {block.items.map((item, place) => (
            <li key={item}>
              {block.isOrdered ? `${place + 1}.` : '·'} {item}
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return <p className="p-small">图片：{block.alt}</p>;
    case 'table':
      return (
        <p className="p-small">
          表格：{block.caption}（{block.rows.length} 行）
        </p>
      );
    case 'link':
      return (
        <p className="p-small">
          链接：{block.label}（{block.href}）
        </p>
      );
    case 'file':
      return <p className="p-small">附件：{block.fvName}</p>;
    case 'product':
      return <p className="p-small">产品：{block.skuNo ?? block.spuNo}</p>;
  }
}
