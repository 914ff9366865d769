import { ButtonLink, Notice } from '@portal/ui';
import { formHref, OwnFormLink } from '../../../private-product/index.ts';
import { pickingHref, withChange, type PickingQuery } from '../model/picking-query.ts';

/** Over one's own construction and cable, to which the tip of a list leads (DESIGN-14): what to do, and where else there is some. `cableCategory`: the catalogue's, null where it has none. */
export function SiteWorksChoice({ query, cableCategory }: { query: PickingQuery; cableCategory: number | null }) {
  return (
    <Notice
      action={
        <span className="p-row">
          <OwnFormLink size="small" icon="plus" href={formHref(null, pickingHref(query))}>
            新建自定义产品
          </OwnFormLink>
          {cableCategory !== null && (
            <ButtonLink size="small" href={pickingHref(withChange(query, { tab: 'brand', category: cableCategory }))}>
              选择线缆
            </ButtonLink>
          )}
        </span>
      }
    >
      选好产品后加入清单。没有合适的安装施工费可以新建，线缆也可以从产品目录中选择；按点数或比例计的费用，在配单的“费用”里添加。
    </Notice>
  );
}
