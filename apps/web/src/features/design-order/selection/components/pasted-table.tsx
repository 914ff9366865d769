import { Button, Code, Empty, IconButton, Input, Money, Table, type Column } from '@portal/ui';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { readPieces, type PastedRow } from '../../lines/model/pasted-rows.ts';

interface PastedTableProps {
  rows: readonly PastedRow[];
  onChange: (row: PastedRow, changes: Partial<PastedRow>) => void;
  /** Another number was typed for a row. */
  onAskAgain: (row: PastedRow, modelText: string) => void;
  onDrop: (row: PastedRow) => void;
  /** It becomes a product of one's own; null: whoever is here keeps none. */
  onOwn: ((row: PastedRow) => void) | null;
}

/** Every pasted row: what it named, what it became, and what keeps it from the list. */
export function PastedTable({ rows, onChange, onAskAgain, onDrop, onOwn }: PastedTableProps) {
  const priceLabel = usePriceLabel();
  const columns: Column<PastedRow>[] = [
    { key: 'number', head: '行', width: 48, phone: 'hidden', render: ({ number }) => number },
    {
      key: 'typed',
      head: '粘贴的型号',
      width: 240,
      render: (row) => (
        <Input
          key={row.modelText}
          size="small"
          aria-label={`第 ${row.number} 行的型号`}
          autoComplete="off"
          maxLength={120}
          defaultValue={row.modelText}
          onBlur={({ target }) => target.value.trim() !== row.modelText && onAskAgain(row, target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
          }}
        />
      ),
    },
    { key: 'product', head: '产品', phone: 'title', render: (row) => <Found row={row} onChange={onChange} onOwn={onOwn} /> },
    {
      key: 'price',
      head: priceLabel,
      kind: 'figure',
      width: 112,
      render: ({ line }) => (line ? <Money yuan={line.price} size="small" freeAtZero={line.skuType === 2} /> : '-'),
    },
    {
      key: 'quantity',
      head: '数量',
      width: 112,
      render: (row) => (
        <Input
          size="small"
          figure
          aria-label={`第 ${row.number} 行的数量`}
          aria-invalid={readPieces(row.quantityText) === null ? true : undefined}
          placeholder="填数量"
          inputMode="numeric"
          autoComplete="off"
          value={row.quantityText}
          onChange={({ target }) => onChange(row, { quantityText: target.value })}
        />
      ),
    },
    {
      key: 'drop',
      head: <span className="p-hidden">去掉</span>,
      label: '去掉',
      width: 56,
      render: (row) => <IconButton name="close" size="small" label={`去掉第 ${row.number} 行`} onClick={() => onDrop(row)} />,
    },
  ];
  return (
    <div className="do-pasted">
      <Table caption="粘贴的清单" columns={columns} rows={rows} rowKey={({ number }) => number} empty={<Empty drawing="box" text="没有要处理的行了" />} />
    </div>
  );
}

function Found({ row: { line, suggestions, refusal, ...row }, onChange, onOwn }: { row: PastedRow } & Pick<PastedTableProps, 'onChange' | 'onOwn'>) {
  if (line === null) {
    return (
      <span className="do-pasted__suggestions">
        {row.named !== '' && <span>{row.named}</span>}
        <span className="do-pasted__refusal">{row.modelText === '' ? '没有型号' : '没有找到这个型号'}</span>
        {suggestions.length > 0 && <span className="p-small">是不是：</span>}
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion.skuNo}
            size="small"
            aria-label={`第 ${row.number} 行换成 ${suggestion.productModel}`}
            onClick={() => onChange({ ...row, line, suggestions, refusal }, { line: suggestion, modelText: suggestion.productModel })}
          >
            {suggestion.productModel}
          </Button>
        ))}
        {onOwn !== null && (row.modelText !== '' || row.named !== '') && (
          <Button size="small" kind="quiet" aria-label={`第 ${row.number} 行存为自定义产品`} onClick={() => onOwn({ ...row, line, suggestions, refusal })}>
            存为自定义产品
          </Button>
        )}
      </span>
    );
  }
  return (
    <PickedProduct picture={line.productImage}>
      <span>
        {line.productName} <Code copy={false}>{line.productModel}</Code>
      </span>
      <span className="p-small">{line.skuDesc}</span>
      {refusal !== null && <span className="do-pasted__refusal">{refusal}</span>}
    </PickedProduct>
  );
}
