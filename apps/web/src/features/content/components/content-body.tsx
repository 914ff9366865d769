import type { ShownBlock } from '@portal/contract/content';
import { Anchor, Code, Icon } from '@portal/ui';
import { ProductPicture, ProductPrice, productHrefOf } from '../../catalog/index.ts';
import './content-body.css';

/** What an article, a case or a solution says, block by block (CONTENT-1). Headings begin at the page's second level. */
export function ContentBody({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className="ct-body">
      {blocks.map((block, place) => (
        // blocks stand where they stand
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: ShownBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>);
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'picture':
      return <img src={block.src} alt={block.alt} loading="lazy" decoding="async" />;
    case 'table':
      return <TableView block={block} />;
    case 'link':
      return (
        <p>
          <Anchor className="ct-way" href={block.href}>
            {block.label}
            <Icon name="chevron-right" size={16} />
          </Anchor>
        </p>
      );
    case 'file':
      return (
        <p>
          <a className="ct-file" href={block.fvUrl} target="_blank" rel="noreferrer" download={block.fvName}>
            <Icon name="download" size={16} />
            附件：{block.fvName}
          </a>
        </p>
      );
    case 'product':
      return <ProductView block={block} />;
  }
}

/** A family by its name, a model by its number and price too: its link opens that very model. */
function ProductView({ block }: { block: Extract<ShownBlock, { type: 'product' }> }) {
  const isModel = block.skuNo !== undefined;
  return (
    <div className="ct-product">
      <div className="ct-product__picture">
        <ProductPicture src={block.mainPic} size={64} />
      </div>
      <div className="ct-product__words">
        <Anchor href={productHrefOf(block.spuNo, block.skuNo)}>{block.spuName}</Anchor>
        {isModel && <Code copy={false}>{block.skuModel}</Code>}
        {block.note !== '' && <span className="p-small">{block.note}</span>}
      </div>
      {isModel && (
        <div className="ct-product__price">
          <ProductPrice price={block.price} priceLabel={block.priceLabel} skuType={block.skuType} />
        </div>
      )}
    </div>
  );
}

function TableView({ block }: { block: Extract<ShownBlock, { type: 'table' }> }) {
  return (
    // what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="ct-table" tabIndex={0} aria-label={block.caption}>
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((words, place) => (
                // cells stand where they stand
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place}>{words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
