import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { Facts } from '@portal/ui';
import { parameterGroups } from '../model/parameter-groups.ts';
import './parameter-sheet.css';

/** The chosen model's parameters by group. What its siblings say otherwise is marked, with a word for those who do not see the mark. */
export function ParameterSheet({ spu, sku }: { spu: SpuDetail; sku: Sku }) {
  const groups = parameterGroups(sku, spu.skus, spu.attributeRows);
  const someDiffer = groups.some(({ parameters }) => parameters.some(({ differs }) => differs));
  if (groups.length === 0) return <p className="p-small">该型号暂无参数，可通过型号向经销商索取规格书。</p>;
  return (
    <div className="c-parameters__sheet">
      {someDiffer && (
        <p className="p-small">
          带 <mark className="c-differs">标记</mark> 的参数与同系列其他型号不同。
        </p>
      )}
      {groups.map(({ group, parameters }) => (
        <section key={group} className="c-parameters" aria-label={group}>
          <h3 className="c-parameters__group">{group}</h3>
          <Facts
            wide
            facts={parameters.map(({ code, name, text, differs }) => ({
              key: code,
              name,
              value: differs ? (
                <mark className="c-differs">
                  {text}
                  <span className="p-hidden">（与其他型号不同）</span>
                </mark>
              ) : (
                text
              ),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
