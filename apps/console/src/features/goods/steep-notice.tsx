import { GOODS_IMPORT_STEEP_PERCENT, type GoodsImport } from '@portal/contract/catalog';
import { Notice } from '@portal/ui';
import { formatYuan } from '@portal/units';
import './goods-import.css';

/** Of many so many are named. */
const NAMED_MAX = 5;

/** Models whose prices change steeply, each old and new: it may be a slip of the sheet (OPERATOR-17). */
export function SteepNotice({ steep: { count, first } }: Pick<GoodsImport, 'steep'>) {
  return (
    <Notice tone="error">
      {count} 个型号的价格变化达到 {GOODS_IMPORT_STEEP_PERCENT}% 或以上，请核对是否填错：
      <ul className="c-import__steep">
        {first.slice(0, NAMED_MAX).map(({ name, prices }) => (
          <li key={name}>
            {name}：{prices.map(({ header, before, after }) => `${header} ${formatYuan(before).text} → ${formatYuan(after).text}`).join('，')}
          </li>
        ))}
        {count > NAMED_MAX && <li>等 {count} 个型号</li>}
      </ul>
    </Notice>
  );
}
