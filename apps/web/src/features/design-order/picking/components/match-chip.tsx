import type { Sku, Spu } from '@portal/contract/catalog';
import { matchWords } from '../model/shown-model.ts';
import './match-chip.css';

/** What a family was found by: `匹配 8 路`. Beside another model of the family it names the one that fits and leads back to it. */
export function MatchChip({ spu, shown, onSelect }: { spu: Spu; shown: Sku; onSelect: (skuNo: string) => void }) {
  const words = matchWords(spu);
  const matched = spu.skus.find((sku) => sku.skuNo === spu.match?.skuNo);
  if (words === null || !matched) return null;
  if (matched === shown) return <span className="do-match">{words}</span>;
  return (
    <button type="button" className="do-match do-match--other" onClick={() => onSelect(matched.skuNo)} aria-label={`${words}的是 ${matched.skuModel}，换成它`}>
      {words}：{matched.skuModel}
    </button>
  );
}
