import type { Fields } from '@portal/engines/inputs';
import { tierPromises, type TierId } from '@portal/engines/sizing';
import { Money } from '@portal/ui';
import { useId } from 'react';
import { TIER_NAMES } from '../model/tier-words.ts';
import { offersOf } from '../model/equal-tiers.ts';
import type { ShownTier } from '../model/shown-tier.ts';
import { differencesOf } from '../model/tier-differences.ts';
import './tier-choice.css';

interface TierChoiceProps {
  tiers: readonly ShownTier[];
  chosen: TierId;
  hasBudget: boolean;
  fields: Fields;
  onChoose: (tier: TierId) => void;
}

const DIFFERENCES_SHOWN = 3;

/** The three side by side, those of the same products as one: what each costs, whether it keeps to the budget, and how it differs from the standard one. */
export function TierChoice({ tiers, chosen, hasBudget, fields, onChoose }: TierChoiceProps) {
  const id = useId();
  const offers = offersOf(tiers, chosen);
  const standard = tiers.find(({ tier }) => tier === 'standard');
  const own = tiers.find(({ tier }) => tier === chosen);
  const ownOffer = offers.find((offer) => offer.tiers.includes(chosen));
  return (
    <fieldset className="rc-tiers">
      <legend className="p-hidden">档次</legend>
      {offers.map(({ tiers: equal, tier, said }) => (
        <label key={equal.join(' ')} className="rc-tier">
          <input
            type="radio"
            name={`${id}-tier`}
            value={tier.tier}
            checked={tier.tier === chosen}
            aria-label={equal.map((one) => TIER_NAMES[one]).join('、')}
            aria-describedby={`${id}-${tier.tier}`}
            onChange={() => onChoose(tier.tier)}
          />
          <span className="rc-tier__name">{equal.map((one) => TIER_NAMES[one]).join(' · ')}</span>
          <span className="rc-tier__text" id={`${id}-${tier.tier}`}>
            <span>
              <Money yuan={tier.amount} size="large" />
              {isOpenSum(tier) && <span className="p-small"> 起</span>}
            </span>
            <TierState tier={tier} hasBudget={hasBudget} />
            <span className="rc-tier__note">{said ?? tierPromises[tier.tier]}</span>
            {standard !== undefined && !equal.includes('standard') && <Differences tier={tier} standard={standard} fields={fields} />}
          </span>
        </label>
      ))}
      {/* on a phone the three are tabs, and the chosen one says here how it differs */}
      {standard !== undefined && own !== undefined && (
        <div className="rc-tiers__own" aria-hidden="true">
          {ownOffer?.said ?? tierPromises[own.tier]}
          {ownOffer?.tiers.includes('standard') !== true && <Differences tier={own} standard={standard} fields={fields} />}
        </div>
      )}
    </fieldset>
  );
}

/** What has no model or no price is not in the sum: a tier that lacks some only looks cheaper. */
const isOpenSum = ({ unmatchedCount, unpricedCount }: ShownTier): boolean => unmatchedCount + unpricedCount > 0;

function TierState({ tier, hasBudget }: { tier: ShownTier; hasBudget: boolean }) {
  const shortCount = tier.lines.filter(({ isShort }) => isShort).length;
  return (
    <span className="rc-tier__state">
      {tier.overBudget !== null && (
        <span className="rc-over">
          超出预算 <Money yuan={tier.overBudget} size="small" />
        </span>
      )}
      {hasBudget && tier.overBudget === null && <span className="rc-within">在预算内</span>}
      {tier.cheapenedCount > 0 && <span>{tier.cheapenedCount} 项按预算换了型号</span>}
      {tier.unmatchedCount > 0 && <span className="rc-lacking">{tier.unmatchedCount} 项未匹配，未计入</span>}
      {tier.unpricedCount > 0 && <span className="rc-lacking">{tier.unpricedCount} 项暂无价格，未计入</span>}
      {shortCount > 0 && <span className="rc-lacking">{shortCount} 项库存不够，要等货</span>}
    </span>
  );
}

/** `A × 2 → B × 2`: a line ends between the two, not inside a model. */
function Sides({ text }: { text: string }) {
  const [from, to] = text.split(' → ');
  if (to === undefined) return text;
  return (
    <>
      <span className="rc-tier__side">{from} →</span> <span className="rc-tier__side">{to}</span>
    </>
  );
}

function Differences({ tier, standard, fields }: { tier: ShownTier; standard: ShownTier; fields: Fields }) {
  const differences = differencesOf(tier, standard, fields);
  if (differences.length === 0) return <span className="rc-tier__same">与标准相同</span>;
  return (
    <span className="rc-tier__differences">
      {differences.slice(0, DIFFERENCES_SHOWN).map(({ name, text }) => (
        <span key={`${name} ${text}`}>
          <b>{name}</b> <Sides text={text} />
        </span>
      ))}
      {differences.length > DIFFERENCES_SHOWN && <span className="rc-tier__more">另有 {differences.length - DIFFERENCES_SHOWN} 处不同</span>}
    </span>
  );
}
