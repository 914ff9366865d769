import { figureText } from '@portal/units';
import type { ProductChoice } from '@portal/contract/product-choice';
import { Button, Dialog, Money, Tag } from '@portal/ui';
import { stockText } from '../../../lib/words/supply-words.ts';
import { factsOf, factsUnlike, priceDifference } from '../model/fact-differences.ts';
import type { ShownTierLine } from '../model/shown-tier.ts';
import { ChoicePicture } from './choice-picture.tsx';
import './exchange-dialog.css';

interface ExchangeDialogProps {
  line: ShownTierLine;
  onClose: () => void;
  onTake: (skuNo: string) => void;
}

/** Other models that fit: what each costs more or less, and in which facts it differs from the one in the list. */
export function ExchangeDialog({ line, onClose, onTake }: ExchangeDialogProps) {
  return (
    <Dialog open onClose={onClose} width="large" title={`更换型号：${line.roleName}`}>
      <p className="p-small">
        需要 {figureText(line.buyQuantity)} 件{line.wanted !== '' && `，${line.wanted}`}。下面的型号都满足要求。
      </p>
      <ul className="rc-exchange">
        {line.chosen !== null && <Choice choice={line.chosen} now={null} isNow isRecommended={line.exchangedFor === null} />}
        {line.alternatives.map((choice) => (
          <Choice
            key={choice.skuNo}
            choice={choice}
            now={line.chosen}
            isRecommended={choice.skuNo === line.exchangedFor?.skuNo}
            onTake={() => {
              onTake(choice.skuNo);
              onClose();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: ProductChoice;
  /** The model in the list, to compare with. */
  now: ProductChoice | null;
  isNow?: boolean;
  isRecommended?: boolean;
  onTake?: () => void;
}

function Choice({ choice, now, isNow, isRecommended, onTake }: ChoiceProps) {
  const unlike = factsUnlike(choice, now);
  const dearer = priceDifference(choice, now);
  return (
    <li className="rc-exchange__one" data-now={isNow || undefined}>
      <ChoicePicture src={choice.productImage} />
      <div className="rc-exchange__words">
        <span>{choice.productName}</span>
        <span className="rc-exchange__model">
          {choice.productModel}
          {isNow && <Tag tone="accent">当前</Tag>}
          {isRecommended && <Tag>推荐</Tag>}
        </span>
        <span className="p-small">
          {factsOf(choice).map((fact, place) => (
            <span key={fact}>
              {place > 0 && ' · '}
              {now !== null && unlike.has(fact) ? <b className="rc-exchange__unlike">{fact}</b> : fact}
            </span>
          ))}
        </span>
        <span className="p-small">{stockText(choice)}</span>
      </div>
      <div className="rc-exchange__price">
        <Money yuan={choice.price} />
        {dearer !== null && (
          <span className="p-small">
            {dearer === 0 ? '价格相同' : dearer > 0 ? '每件贵 ' : '每件省 '}
            {dearer !== 0 && <Money yuan={Math.abs(dearer)} size="small" />}
          </span>
        )}
      </div>
      {onTake && (
        <Button size="small" onClick={onTake} aria-label={`换用 ${choice.productModel}`}>
          换用
        </Button>
      )}
    </li>
  );
}
