import { figureText } from '@portal/units';
import type { MatchedLine, ProductChoice } from '@portal/contract/recommend';
import { roleUnit } from '@portal/engines/roles';
import { relationNote } from '@portal/engines/sizing';
import { Button, Code, Dialog, Empty, Money, Notice, Select, Table, TableSkeleton, type Column } from '@portal/ui';
import { useCallback } from 'react';
import { usePriceLabel } from '../../../../lib/price-label.ts';
import { Matching, modelsOf, useProductChoice, useTaking, type ChosenProduct, type ProductEdit } from '../../../product-choice/index.ts';
import { brandsFor, listedBrandFirst } from '../model/listed-brand.ts';
import { supplyOf } from '../model/supply.ts';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { RECOMMENDED_WAY_TEXT, wayMark } from '../model/cure-choice.ts';
import { completionTotals, linesToAdd } from '../model/completion.ts';
import type { ListCompletion } from '../model/list-completion.ts';
import type { ListQuestion } from '../model/list-question.ts';
import { useCheckParts, useCheckQuestion } from './check-provider.tsx';
import { useWays } from './use-ways.ts';
import { WayChoice } from './way-choice.tsx';
import './completion-dialog.css';

interface CompletionDialogProps {
  /** null: still being looked for. */
  completion: ListCompletion | null;
  /** It was found for. */
  question: ListQuestion | null;
  onClose: () => void;
  /** The list has been changed. */
  onDone: () => void;
}

const NOTHING: ListCompletion = { cures: [], additions: [] };
const LEFT_OUT = '';

/** What would complete the list: the cheapest way where there are several, a model for each product proposed, with its price; the user may take another or leave one out. */
export function CompletionDialog({ completion, question, onClose, onDone }: CompletionDialogProps) {
  const { additions, cures } = completion ?? NOTHING;
  const { onAdd } = useCheckParts();
  const { lines } = useCheckQuestion();
  const firstModel = useCallback(
    (line: MatchedLine): ProductChoice | null => {
      return listedBrandFirst(modelsOf(line), line.quantity, brandsFor(line.role, question?.inputs ?? { lines: [] }))[0] ?? null;
    },
    [question],
  );
  const { matched, products, unmatchedCount, edit } = useProductChoice(additions, firstModel);
  const ways = useWays({ cures, question, lines });
  const priceLabel = usePriceLabel();
  const all = [...ways.chosen.flatMap((way) => way.products), ...products];
  const exchange = ways.chosen.flatMap((way) => way.exchange);
  const count = linesToAdd(all).length;
  const isNothing = count + exchange.length === 0;
  const isPending = (ways.isAsked && ways.matched.isPending) || (additions.length > 0 && matched.isPending);
  const difference = ways.chosen.reduce((sum, way) => sum + (way.difference ?? 0), 0) + completionTotals(products).amount;
  const isUnpriced = ways.chosen.some((way) => way.difference === null);

  const { isBusy, press } = useTaking(async () => {
    await onAdd(all, exchange);
    onDone();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title="补全清单"
      actions={
        <>
          {!isNothing && (
            <span className="dc-sum">
              {exchange.length > 0 && '差价 '}
              {exchange.length === 0 && '合计 '}
              <Money yuan={difference} size="large" />
              {isUnpriced && <span className="p-small"> 另有暂无价格的产品</span>}
            </span>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={isNothing || isPending} busy={isBusy} onClick={press}>
            {exchange.length > 0 ? '按所选调整清单' : `加入 ${count} 种产品`}
          </Button>
        </>
      }
    >
      {completion === null && <TableSkeleton rows={4} columns={3} />}
      {completion !== null && additions.length + cures.length === 0 && <Empty drawing="box" text="清单已经补全，没有要加的产品" />}
      {cures.length > 0 && (
        <>
          {ways.isAsked && <Matching matched={ways.matched} rows={3} columns={2} safe="清单没有改动。" />}
          {ways.pricedCures.some(({ pricedCures: { ways: its } }) => its.some((way) => wayMark(way, its) !== '')) && (
            <p className="dc-note">{RECOMMENDED_WAY_TEXT}</p>
          )}
          {ways.pricedCures.map(({ title, pricedCures, chosenKey }, at) =>
            pricedCures.ways.length === 0 ? (
              <Notice key={pricedCures.key} tone="warning">
                {title}：产品库里没有合适的型号，请按所列参数自行选择
              </Notice>
            ) : (
              <WayChoice key={pricedCures.key} title={title} cure={pricedCures} chosen={chosenKey} onChoose={(key) => ways.choose(at, key)} />
            ),
          )}
        </>
      )}
      {additions.length > 0 && <Matching matched={matched} rows={additions.length} columns={4} safe="清单没有改动。" />}
      {matched.data && additions.length > 0 && (
        <>
          {unmatchedCount > 0 && <Notice tone="warning">{unmatchedCount} 项没有合适的产品，请按所列参数自行选择</Notice>}
          <Table
            caption="将要加入的产品"
            columns={columnsOf(edit, priceLabel)}
            rows={products}
            rowKey={({ line }) => JSON.stringify([line.role, line.attributes])}
          />
        </>
      )}
    </Dialog>
  );
}

/** The model that will be added; null: none fits, or the user leaves the product out. */
const modelOf = ({ chosen, quantity }: ChosenProduct) => (quantity === null ? null : chosen);

const columnsOf = (onEdit: (place: number, change: ProductEdit) => void, priceLabel: string): Column<ChosenProduct>[] => [
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
    render: (product, place) => <ModelCell product={product} onEdit={(change) => onEdit(place, change)} />,
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ line }) => `${figureText(line.quantity)} ${roleUnit(line.role)}` },
  {
    key: 'price',
    head: priceLabel,
    kind: 'figure',
    render: (product) => {
      const model = modelOf(product);
      return model === null ? '-' : <Money yuan={model.price} size="small" />;
    },
  },
  { key: 'amount', head: '小计', kind: 'figure', render: (product) => (modelOf(product) === null ? '-' : <Money yuan={product.amount} />) },
];

/** The model, to be exchanged for another that fits or left out; said where only its type speaks for it. */
function ModelCell({ product, onEdit }: { product: ChosenProduct; onEdit: (change: ProductEdit) => void }) {
  const { line: match, choices } = product;
  const choice = modelOf(product);
  if (match.chosen === null) return <span className="dc-unmatched">{match.unmatched ?? '没有合适的产品'}</span>;
  const note = relationNote(match, choice);
  return (
    <div className="dc-choice">
      {match.alternatives.length === 0 ? (
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
              {[one.productModel, one.price === null ? '暂无价格' : `¥${one.price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`, supplyOf(one)].join(
                ' · ',
              )}
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
