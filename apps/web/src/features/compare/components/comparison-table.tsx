import type { CompareItem, CompareResult } from '@portal/contract/compare';
import { COMPARE_MIN, SkuType } from '@portal/engines/goods';
import { Anchor, Checkbox, Code, IconButton, Select, Tag } from '@portal/ui';
import { AddButton, HeldMark, ReplacementLink, ProductPicture, ProductPrice, productHrefOf, stockSaid } from '../../catalog/index.ts';
import { comparedRows } from '../model/compared-rows.ts';
import type { ReactNode } from 'react';
import './comparison-table.css';

interface ComparisonTableProps {
  result: CompareResult;
  onlyDifferent: boolean;
  onOnlyDifferent(onlyDifferent: boolean): void;
  onRemove(model: CompareItem): void;
  /** Another model of its family takes its place. */
  onReplace(model: CompareItem, skuNo: string): void;
  /** A button of another room, for those that are sold. */
  action?: ComparisonAction;
}

export type ComparisonAction = ((model: CompareItem) => ReactNode) | undefined;

/** Models side by side: what they are, model, description, a row for each attribute; what stands out is marked (COMPARE-4). Needs `AddToSelectionProvider` around it. */
export function ComparisonTable({ result, onlyDifferent, onOnlyDifferent, onRemove, onReplace, action }: ComparisonTableProps) {
  const { compareSkuList: models } = result;
  const rows = comparedRows(result, onlyDifferent);
  const taken = new Set(models.map(({ skuNo }) => skuNo));
  return (
    // what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="cp-table" aria-label="产品对比表" tabIndex={0}>
      <table aria-label="产品对比">
        <thead>
          <tr>
            <th scope="col">
              <div className="cp-table__name">
                产品信息
                {models.length >= COMPARE_MIN && (
                  <Checkbox className="cp-table__switch" checked={onlyDifferent} onChange={(event) => onOnlyDifferent(event.currentTarget.checked)}>
                    只看不同
                  </Checkbox>
                )}
              </div>
            </th>
            {models.map((model) => (
              <th key={model.skuNo} scope="col" data-product="">
                <ModelHead model={model} action={action?.(model)} onRemove={() => onRemove(model)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <div className="cp-table__name">型号</div>
            </th>
            {models.map((model) => (
              <td key={model.skuNo}>
                {model.skus.length > 1 && model.isOnSale ? (
                  <Select
                    size="small"
                    aria-label={`${model.spuName}的型号`}
                    value={model.skuNo}
                    onChange={(event) => onReplace(model, event.currentTarget.value)}
                  >
                    {model.skus.map(({ skuNo, skuModel }) => (
                      <option key={skuNo} value={skuNo} disabled={skuNo !== model.skuNo && taken.has(skuNo)}>
                        {skuModel}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Code>{model.skuModel}</Code>
                )}
              </td>
            ))}
          </tr>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                <div className="cp-table__name">{name}</div>
              </th>
              {cells.map(({ skuNo, text, differs }) => (
                <td key={skuNo} className={differs ? 'cp-table__differs' : undefined}>
                  {text === '' ? <span className="cp-table__none">—</span> : text}
                  {differs && <span className="p-hidden">（与其他产品不同）</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onlyDifferent && rows.length === 0 && <p className="cp-table__same">这些产品的描述和参数都相同</p>}
    </section>
  );
}

function ModelHead({ model, action, onRemove }: { model: CompareItem; action: ReactNode; onRemove(): void }) {
  return (
    <div className="cp-head">
      <span className="cp-head__picture">
        <ProductPicture src={model.picUrl} size={100} />
      </span>
      {model.isOnSale ? (
        <Anchor className="cp-head__name" href={productHrefOf(model.spuNo, model.skuNo)}>
          {model.spuName}
        </Anchor>
      ) : (
        <span className="cp-head__name">{model.spuName}</span>
      )}
      {model.isOnSale ? <ProductPrice price={model.price} priceLabel={model.priceLabel} skuType={model.skuType} /> : <Tag tone="danger">已下架</Tag>}
      {model.isOnSale && model.skuType !== SkuType.Software && <span className="p-small">{stockSaid(model).label}</span>}
      {model.replacement && <ReplacementLink replacement={model.replacement} />}
      {model.isOnSale && (
        <span className="cp-head__deeds">
          <AddButton skuNo={model.skuNo} name={model.skuModel} size="small" />
          {action}
        </span>
      )}
      <HeldMark skuNo={model.skuNo} />
      <IconButton className="cp-head__remove" size="small" name="trash" label={`移除 ${model.skuModel}`} onClick={onRemove} />
    </div>
  );
}
