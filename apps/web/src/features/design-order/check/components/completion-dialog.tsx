import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { RATE_DEFAULT } from '@portal/engines/pricing';
import { formatPercent } from '@portal/units';
import { Button, Dialog, Empty, Money, Notice, Table, TableSkeleton } from '@portal/ui';
import { useCallback } from 'react';
import { Matching, modelsOf, useProductChoice, useTaking } from '../../../product-choice/index.ts';
import { brandsFor, listedBrandFirst } from '../model/listed-brand.ts';
import { RECOMMENDED_WAY_TEXT, wayMark } from '../model/cure-choice.ts';
import { chargedPrice, linesToAdd, proposalDifference } from '../model/completion.ts';
import type { ListCompletion } from '../model/list-completion.ts';
import type { ListAnswer, ListQuestion } from '../model/list-question.ts';
import { followUpQuestionOf } from '../model/follow-up.ts';
import { useCheckParts, useCheckQuestion } from './check-provider.tsx';
import { productColumns, type ChargedPrice } from './product-columns.tsx';
import { FollowUpPart } from './follow-up-part.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { useWays } from './use-ways.ts';
import { WayChoice } from './way-choice.tsx';
import './completion-dialog.css';

interface CompletionDialogProps {
  /** null: still being looked for. */
  completion: ListCompletion | null;
  /** It was found for. */
  question: ListQuestion | null;
  ignored: ListAnswer['ignored'];
  onClose: () => void;
  /** The list has been changed. */
  onDone: () => void;
}

const NOTHING: ListCompletion = { cures: [], additions: [], rest: [], isWhole: false };
/** What would complete the list: the cheapest way where there are several, a model for each product proposed, with its price; the user may take another or leave one out. */
export function CompletionDialog({ completion, question, ignored, onClose, onDone }: CompletionDialogProps) {
  const { additions, cures } = completion ?? NOTHING;
  const { onAdd, hasFeesOfGoods } = useCheckParts();
  const { lines } = useCheckQuestion();
  const firstModel = useCallback(
    (line: MatchedLine): ProductChoice | null => {
      const brands = brandsFor(line.role, question?.inputs ?? { lines: [] });
      const priceOf = (model: ProductChoice) => chargedPrice({ line }, model, { lines, exchange: [] });
      return listedBrandFirst(modelsOf(line), { quantity: line.quantity, brands, priceOf })[0] ?? null;
    },
    [question, lines],
  );
  const { matched, products, unmatchedCount, edit } = useProductChoice(additions, firstModel);
  const ways = useWays({ cures, question, lines });
  const isChosen = !(ways.isAsked && ways.matched.isPending) && !(additions.length > 0 && matched.isPending);
  const followUp = useFollowUp(
    question !== null && completion?.isWhole && isChosen && !(ways.matched.isError || matched.isError)
      ? followUpQuestionOf(question, { completion, ignored, ways: ways.pricedCures, products })
      : null,
    { question, lines, firstModel },
  );
  const all = [...ways.chosen.flatMap((way) => way.products), ...products, ...followUp.products];
  const exchange = [...ways.chosen.flatMap((way) => way.exchange), ...followUp.exchange];
  const added = linesToAdd(all, { lines, exchange });
  const count = added.length;
  const listed = new Set(lines.map(({ skuNo }) => skuNo));
  const newRates = [...new Set(added.flatMap(({ skuNo, rate, price }) => (listed.has(skuNo) || price === null ? [] : [rate])))];
  const isNothing = count + exchange.length === 0;
  const isPending = !isChosen || followUp.isPending;
  const difference = proposalDifference(all, { lines, exchange });
  const isUnpriced = ways.chosen.some((way) => way.difference === null);
  const sumLabel = exchange.length > 0 ? '差价' : '合计';
  const chargedAt: ChargedPrice = (product, model) => {
    const line = added.find(({ skuNo }) => skuNo === model.skuNo);
    return line === undefined ? chargedPrice(product, model, { lines, exchange }) : line.ratePrice;
  };

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
              {hasFeesOfGoods ? `产品小计${sumLabel} ` : `${sumLabel} `}
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
            columns={productColumns(edit, chargedAt)}
            rows={products}
            rowKey={({ line }) => JSON.stringify([line.role, line.attributes])}
          />
        </>
      )}
      {newRates.some((rate) => rate !== RATE_DEFAULT) && (
        <p className="dc-note">新产品按清单的折扣率 {newRates.map(formatPercent).join('、')} 计价，加入后可以修改</p>
      )}
      <FollowUpPart followUp={followUp} chargedPrice={chargedAt} />
    </Dialog>
  );
}
