import type { DesignLine } from '@portal/contract/design-order';
import { lineModelOf, SkuStatus, SkuType } from '@portal/engines/goods';
import { canBeReplaced, canTakeAccessories, isBelowCost } from '@portal/engines/pricing';
import { Checkbox, Icon, Money } from '@portal/ui';
import { formatPercent } from '@portal/units';
import { useState } from 'react';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { LineMark } from '../../check/components/line-mark.tsx';
import { mayBeChosen } from '../model/edited-list.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import { LineSheet } from './line-sheet.tsx';
import type { SelectionViewProps } from './selection-table.tsx';
import { ProductPicture } from '../../lines/components/product-picture.tsx';
import './selection-cards.css';

/** The list on a phone: a card a line with the facts that matter; a tap opens the sheet where its figures are edited. */
export function SelectionCards({ edits, onAskRemove, onAskReplace, onAskAccessories }: SelectionViewProps) {
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  const { place } = useSelectionStore();
  const seesCost = useSeesCost();
  const [editedSkuNo, setEditedSkuNo] = useState<string | null>(null);
  const edited = lines.find((line) => line.skuNo === editedSkuNo);
  return (
    <>
      <ul className="do-cards" aria-label={place.kind === 'order' ? '配单产品' : '清单产品'}>
        {lines.map((line) => (
          <LineCard
            key={line.skuNo}
            line={line}
            isChoosable={mayBeChosen(place, line)}
            isLosing={seesCost && isBelowCost(line)}
            isChosen={mayBeChosen(place, line) && !unchosen.has(line.skuNo)}
            onChoose={(isChosen) => edits.choose([line.skuNo], isChosen)}
            onEdit={() => setEditedSkuNo(line.skuNo)}
          />
        ))}
      </ul>
      {edited && (
        <LineSheet
          key={edited.skuNo}
          line={edited}
          isLast={edited.sort === lines.length}
          edits={edits}
          onClose={() => setEditedSkuNo(null)}
          onAskRemove={() => {
            setEditedSkuNo(null);
            onAskRemove(edited);
          }}
          {...(canBeReplaced(edited)
            ? {
                onAskReplace: () => {
                  setEditedSkuNo(null);
                  onAskReplace(edited);
                },
              }
            : {})}
          {...(canTakeAccessories(edited, edited.hasAccessory)
            ? {
                onAskAccessories: () => {
                  setEditedSkuNo(null);
                  onAskAccessories(edited);
                },
              }
            : {})}
        />
      )}
    </>
  );
}

interface LineCardProps {
  line: DesignLine;
  /** It asks less than it costs. */
  isLosing: boolean;
  isChoosable: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
}

function LineCard({ line, isLosing, isChoosable, isChosen, onChoose, onEdit }: LineCardProps) {
  const isDeactivated = line.skuStatus === SkuStatus.Deactivated;
  return (
    <li className="do-card" data-sku={line.skuNo}>
      <Checkbox
        aria-label={`选择 ${line.productName} ${line.productModel}`}
        checked={isChosen}
        disabled={!isChoosable}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <button type="button" className="do-card__body" onClick={onEdit}>
        <span className="p-hidden">编辑</span>
        <ProductPicture src={line.productImage} isDeactivated={isDeactivated} />
        <span className="do-card__text">
          <span className="do-card__name">{line.productName}</span>
          <span className="p-small do-card__model">{lineModelOf(line) || '-'}</span>
          {line.skuDesc !== '' && <span className="p-small do-card__model">{line.skuDesc}</span>}
          <LineMark skuNo={line.skuNo} />
          <span className="do-card__figures">
            <span>
              <Money yuan={line.ratePrice} absent="未报价" freeAtZero={line.skuType === SkuType.Software} size="small" /> × {line.quantity} {line.unit}
              <span className="p-small"> · {formatPercent(line.rate)}</span>
              {isLosing && (
                <span className="do-card__losing">
                  <Icon name="warning" size={16} />
                  低于成本
                </span>
              )}
            </span>
            <Money yuan={line.amount} />
          </span>
        </span>
        <Icon name="chevron-right" size={16} />
      </button>
    </li>
  );
}
