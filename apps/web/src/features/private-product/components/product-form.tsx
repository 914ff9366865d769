import { findCallError } from '@portal/client';
import {
  PRIVATE_MODEL_MAX,
  PRIVATE_PICTURES_MAX,
  PRIVATE_UNIT_MAX,
  privateProductCopy,
  type PrivateBrand,
  type PrivateCategory,
  type PrivateProduct,
} from '@portal/contract/private-product';
import { PRIVATE_BRAND_MAX, PRIVATE_DESC_MAX, PRIVATE_NAME_MAX } from '@portal/engines/goods';
import { Button, ButtonLink, Checkbox, Field, Input, Notice, Select, Textarea } from '@portal/ui';
import { lettersOf } from '@portal/units';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { CategoryOptions } from './category-options.tsx';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import { PicturesField } from '../../../lib/forms/pictures-field.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { savePrivateProduct } from '../api.ts';
import {
  attributesOf,
  bodyOf,
  faultsOf,
  isChanged,
  leftPriceFault,
  lengthFaultsOf,
  typedOf,
  type ProductFaults,
  type TypedProduct,
} from '../model/typed-product.ts';
import { AttributeFields } from './attribute-fields.tsx';
import './product-form.css';

interface ProductFormProps {
  /** What is changed; null: a new one is written. */
  product: PrivateProduct | null;
  categories: readonly PrivateCategory[];
  brands: readonly PrivateBrand[];
  /** Where 取消 leads; without one it is `onCancel`. */
  leaveHref?: string;
  onCancel?: () => void;
  /** A new one is to join the list, unless that is unticked. */
  joinsList: boolean;
  onChanged(isUnsaved: boolean): void;
  onSaved(saved: { spuNo: string; isSelected: boolean; wasToSelect: boolean }): void;
}

/** A product being written: what is wrong stands on its field, and nothing typed is lost (PRIVATE-1, PRIVATE-9). */
export function ProductForm({ product, categories, brands, leaveHref, onCancel, joinsList, onChanged, onSaved }: ProductFormProps) {
  const [before] = useState(() => ({ ...typedOf(product), isSelected: joinsList && product === null }));
  const [typed, setTyped] = useState(before);
  const [faults, setFaults] = useState<ProductFaults>({});
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const brandsId = useId();
  const isUnsaved = isChanged(typed, before);
  useEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged]);
  const { restored, forget } = useKeptForm(`privateProduct:${product?.spuNo ?? 'new'}`, typed, setTyped);

  const change = (next: Partial<TypedProduct>, ...about: string[]) => {
    setTyped((all) => ({ ...all, ...next }));
    setFaults((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !about.includes(name))));
  };
  const show = (all: ProductFaults, words?: ReactNode) => {
    showFaults(document.getElementById(id), () => {
      setFaults(all);
      setNotice(words);
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = faultsOf(typed, privateProductCopy);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const saved = await savePrivateProduct(bodyOf(typed, categories), product?.spuNo ?? null);
      forget();
      onChanged(false);
      onSaved({ ...saved, wasToSelect: typed.isSelected });
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      show(told, Object.keys(told).length === 0 ? failureWords(failure) : undefined);
    }
    setBusy(false);
  };
  const attributes = attributesOf(typed, categories);
  const lengths = lengthFaultsOf(typed, privateProductCopy);
  const errorOf = (name: string): string | undefined => faults[name] ?? lengths[name];
  return (
    <form id={id} className="pp-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {restored}
      {notice && <Notice tone="error">{notice}</Notice>}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      <Field label="产品名称" required error={errorOf('spuName')}>
        <Input name="spuName" value={typed.spuName} maxLength={2 * PRIVATE_NAME_MAX} onChange={({ target }) => change({ spuName: target.value }, 'spuName')} />
      </Field>
      <div className="pp-form__pair">
        <Field label="产品分类" required error={faults['categoryValueSelect']}>
          <Select name="categoryValueSelect" value={typed.category} onChange={({ target }) => change({ category: target.value }, 'categoryValueSelect')}>
            <option value="">请选择</option>
            <CategoryOptions categories={categories} />
          </Select>
        </Field>
        <Field label="产品单价" required error={errorOf('price')} hint={privateProductCopy.priceRule}>
          <Input
            name="price"
            figure
            inputMode="decimal"
            after="元"
            value={typed.price}
            onBlur={({ target }) => setFaults((all) => ({ ...all, ...leftPriceFault(target.value, privateProductCopy) }))}
            onChange={({ target }) => change({ price: target.value }, 'price')}
          />
        </Field>
      </div>
      <Field label="品牌" required error={errorOf('brandName')} hint="可选择已有品牌，也可直接输入">
        <Input
          name="brandName"
          list={brandsId}
          value={typed.brandName}
          maxLength={2 * PRIVATE_BRAND_MAX}
          onChange={({ target }) => change({ brandName: target.value }, 'brandName')}
        />
      </Field>
      <datalist id={brandsId}>
        {brands.map(({ brandSourceAndId, brandName }) => (
          <option key={brandSourceAndId}>{brandName}</option>
        ))}
      </datalist>
      <Field label="产品描述" error={errorOf('spuDesc')} hint={`${lettersOf(typed.spuDesc)} / ${PRIVATE_DESC_MAX}`}>
        <Textarea
          name="spuDesc"
          rows={3}
          value={typed.spuDesc}
          maxLength={2 * PRIVATE_DESC_MAX}
          onChange={({ target }) => change({ spuDesc: target.value }, 'spuDesc')}
        />
      </Field>
      <PicturesField
        label="产品图片"
        max={PRIVATE_PICTURES_MAX}
        tooMany={privateProductCopy.pictures}
        hint="每张不超过 10 MB"
        hasMain
        pictures={typed.pictures}
        error={faults['mainPics']}
        onChange={(pictures) => change({ pictures }, 'mainPics')}
      />
      <fieldset className="pp-form__more">
        <legend>更多信息（选填）</legend>
        <div className="pp-form__pair">
          <Field label="型号" error={faults['modelRemark']}>
            <Input
              name="modelRemark"
              value={typed.modelRemark}
              maxLength={2 * PRIVATE_MODEL_MAX}
              onChange={({ target }) => change({ modelRemark: target.value }, 'modelRemark')}
            />
          </Field>
          <Field label="单位" error={faults['unit']}>
            <Input
              name="unit"
              value={typed.unit}
              maxLength={2 * PRIVATE_UNIT_MAX}
              placeholder="件"
              onChange={({ target }) => change({ unit: target.value }, 'unit')}
            />
          </Field>
          <AttributeFields
            attributes={attributes}
            typed={typed.attributes}
            faults={faults}
            onChange={(code, text) => change({ attributes: { ...typed.attributes, [code]: text } }, `attributes.${code}`)}
          />
        </div>
        {attributes.length > 0 && <p className="p-small">填写工程参数后，清单检查会把它当作同类产品计算。</p>}
      </fieldset>
      <Checkbox name="save2DesignSelection" checked={typed.isSelected} onChange={({ target }) => change({ isSelected: target.checked })}>
        保存后加入清单
      </Checkbox>
      <div className="pp-form__actions">
        <Button type="submit" kind="primary" size="large" busy={isBusy}>
          保存
        </Button>
        {leaveHref === undefined ? (
          <Button size="large" onClick={onCancel}>
            取消
          </Button>
        ) : (
          <ButtonLink size="large" href={leaveHref}>
            取消
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
