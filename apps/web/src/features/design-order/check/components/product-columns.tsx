import { roleUnit } from '@portal/engines/roles';
import { priceInWords } from '@portal/engines/pricing';
import { relationNote } from '@portal/engines/sizing';
import { fen, figureText, toFen, toYuan } from '@portal/units';
import { Code, Money, Select, type Column } from '@portal/ui';
import type { ProductChoice } from '@portal/contract/product-choice';
import type { ChosenProduct, ProductEdit } from '../../../product-choice/index.ts';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { supplyOf } from '../model/supply.ts';
import './product-columns.css';

const LEFT_OUT = '';

/** The model that will be added; null: none fits, or the user leaves the product out. */
const modelOf = ({ chosen, quantity }: ChosenProduct) => (quantity === null ? null : chosen);

/** What the list charges for a model in the place of a product; null: it has no price. */
export type ChargedPrice = (product: Pick<ChosenProduct, 'line'>, model: ProductChoice) => number | null;

/** `onEdit` null: what follows from the rest is not chosen. */
export const productColumns = (onEdit: ((place: number, change: ProductEdit) => void) | null, chargedPrice: ChargedPrice): Column<ChosenProduct>[] => [
  {
    key: 'product',
    head: '需要',
    phone: 'title',
    render: (product) => (
      <PickedProduct picture={modelOf(product)?.productImage ?? ''}>
        <span>{product.line.roleName}</span>
        <span className="p-small">{product.line.wanted || '不限参数'}</span>
      </PickedProduct>
    ),
  },
  {
    key: 'model',
    head: '型号',
    render: (product, place) => <ModelCell product={product} chargedPrice={chargedPrice} onEdit={onEdit && ((change) => onEdit(place, change))} />,
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ line }) => `${figureText(line.quantity)} ${roleUnit(line.role)}` },
  {
    key: 'price',
    head: '折后价',
    kind: 'figure',
    render: (product) => {
      const model = modelOf(product);
      return model === null ? '-' : <Money yuan={chargedPrice(product, model)} size="small" />;
    },
  },
  {
    key: 'amount',
    head: '小计',
    kind: 'figure',
    render: (product) => {
      const model = modelOf(product);
      return model === null ? '-' : <Money yuan={toYuan(fen(toFen(chargedPrice(product, model) ?? 0) * (product.quantity ?? 0)))} />;
    },
  },
];

interface ModelCellProps {
  product: ChosenProduct;
  chargedPrice: ChargedPrice;
  onEdit: ((change: ProductEdit) => void) | null;
}

/** The model, to be exchanged for another that fits or left out; said where only its type speaks for it. */
function ModelCell({ product, chargedPrice, onEdit }: ModelCellProps) {
  const { line: match, choices } = product;
  const choice = modelOf(product);
  if (match.chosen === null) return <span className="dc-unmatched">{match.unmatched ?? '没有合适的产品'}</span>;
  const note = relationNote(match, choice);
  return (
    <div className="dc-choice">
      {onEdit === null || match.alternatives.length === 0 ? (
        <Code copy={false}>{match.chosen.productModel}</Code>
      ) : (
        <Select
          size="small"
          aria-label={`${match.roleName}的型号`}
          className="dc-models"
          value={choice?.skuNo ?? LEFT_OUT}
          onChange={({ target: { value } }) => onEdit(value === LEFT_OUT ? { quantity: null } : { skuNo: value, quantity: match.quantity })}
        >
          {choices.map((one) => (
            <option key={one.skuNo} value={one.skuNo}>
              {[one.productModel, priceInWords(chargedPrice(product, one)), supplyOf(one)].join(' · ')}
            </option>
          ))}
          <option value={LEFT_OUT}>不加入</option>
        </Select>
      )}
      {choice !== null && (
        <p className="dc-note">
          {choice.productName} <span className="dc-choice__stock">{supplyOf(choice)}</span>
        </p>
      )}
      {note !== null && <p className="dc-note">{note}</p>}
    </div>
  );
}
