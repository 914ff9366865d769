import { roleUnit, type RoleLine } from '@portal/engines/roles';
import { relationNote } from '@portal/engines/sizing';
import { Button, Code, Dialog, Empty, ErrorState, Money, Notice, Select, Table, TableSkeleton, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { matchesQuery } from '../../api.ts';
import { stockWords } from '../../components/model-list.tsx';
import { PickedProduct } from '../../components/picked-product.tsx';
import { failureText, tellFailure } from '../../../../lib/failure.ts';
import { completionRows, completionTotals, lineOfChoice, linesToAdd, type CompletionRow } from '../model/completion.ts';
import { useCheckParts } from './check-provider.tsx';
import './completion-dialog.css';

interface CompletionDialogProps {
  additions: readonly RoleLine[];
  onClose: () => void;
}

const LEFT_OUT = '';

/** What would complete the list: a model for each product proposed, with its price; the user may take another or leave one out. */
export function CompletionDialog({ additions, onClose }: CompletionDialogProps) {
  const { onAdd } = useCheckParts();
  const { data: matches, error, isPending, refetch } = useQuery({ ...matchesQuery(additions), enabled: additions.length > 0 });
  const [chosenModels, setChosenModels] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  // at once, not with the next drawing: a second press in between would add twice
  const isAdding = useRef(false);
  const rows = useMemo(() => completionRows(matches ?? [], chosenModels), [matches, chosenModels]);
  const count = linesToAdd(rows).length;
  const totals = completionTotals(rows);
  const unmatched = rows.filter(({ match }) => match.chosen === null).length;

  const add = async () => {
    if (isAdding.current || count === 0) return;
    isAdding.current = true;
    setIsBusy(true);
    try {
      await onAdd(rows);
      onClose();
    } catch (failure) {
      isAdding.current = false;
      setIsBusy(false);
      tellFailure(failure);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title="补全清单"
      actions={
        <>
          {count > 0 && (
            <span className="dc-sum">
              合计 <Money yuan={totals.amount} size="large" />
            </span>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={count === 0} busy={isBusy} onClick={() => void add()}>
            加入 {count} 种产品
          </Button>
        </>
      }
    >
      {additions.length === 0 && <Empty drawing="box" text="清单已经补全，没有要加的产品" />}
      {additions.length > 0 && isPending && <TableSkeleton rows={additions.length} columns={4} />}
      {error !== null && (
        <ErrorState title="没有取到匹配的产品" safe={`${failureText(error)}。清单没有改动。`} actions={<Button onClick={() => void refetch()}>重试</Button>} />
      )}
      {matches && additions.length > 0 && (
        <>
          {unmatched > 0 && <Notice tone="warning">{unmatched} 项没有合适的产品，请按所列参数自行选择</Notice>}
          <Table
            caption="将要加入的产品"
            columns={columnsOf((place, skuNo) => setChosenModels(new Map(chosenModels).set(place, skuNo)))}
            rows={rows}
            rowKey={({ match }) => JSON.stringify([match.role, match.attributes])}
          />
        </>
      )}
    </Dialog>
  );
}

const columnsOf = (onChoose: (place: number, skuNo: string | null) => void): Column<CompletionRow>[] => [
  {
    key: 'product',
    head: '需要',
    phone: 'title',
    render: ({ match, choice }) => (
      <PickedProduct picture={choice?.productImage ?? ''}>
        <span>{match.roleName}</span>
        <span className="p-small">{match.wanted || '不限参数'}</span>
      </PickedProduct>
    ),
  },
  {
    key: 'model',
    head: '型号',
    render: (row, place) => <ModelCell row={row} onChoose={(skuNo) => onChoose(place, skuNo)} />,
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ match }) => `${match.quantity.toLocaleString('en-US')} ${roleUnit(match.role)}` },
  { key: 'price', head: '客户价', kind: 'figure', render: ({ choice }) => (choice === null ? '-' : <Money yuan={choice.price} size="small" />) },
  {
    key: 'amount',
    head: '小计',
    kind: 'figure',
    render: ({ match, choice }) => (choice === null ? '-' : <Money yuan={lineOfChoice({ choice, role: match.role, quantity: match.quantity }).amount} />),
  },
];

/** The model, to be exchanged for another that fits or left out; said where only its type speaks for it. */
function ModelCell({ row: { match, choice }, onChoose }: { row: CompletionRow; onChoose: (skuNo: string | null) => void }) {
  if (match.chosen === null) return <span className="dc-unmatched">{match.unmatched ?? '没有合适的产品'}</span>;
  const note = relationNote(match, choice);
  return (
    <>
      {match.alternatives.length === 0 ? (
        <Code copy={false}>{match.chosen.productModel}</Code>
      ) : (
        <Select
          size="small"
          aria-label={`${match.roleName}的型号`}
          className="dc-models"
          value={choice?.skuNo ?? LEFT_OUT}
          onChange={(event) => onChoose(event.target.value === LEFT_OUT ? null : event.target.value)}
        >
          {[match.chosen, ...match.alternatives].map(({ skuNo, productModel, price, stockTotal }) => (
            <option key={skuNo} value={skuNo}>
              {[productModel, price === null ? '暂无价格' : `¥${price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`, stockWords({ stockTotal })].join(
                ' · ',
              )}
            </option>
          ))}
          <option value={LEFT_OUT}>不加入</option>
        </Select>
      )}
      {choice !== null && (
        <p className="dc-note">
          {choice.productName} <span className="dc-choice__stock">{stockWords(choice)}</span>
        </p>
      )}
      {note !== null && <p className="dc-note">{note}</p>}
    </>
  );
}
