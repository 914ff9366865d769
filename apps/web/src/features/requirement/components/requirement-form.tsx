import { findCallError } from '@portal/client';
import { BUDGET_RANGES, COMPANY_MAX, CONTACT_MAX, DETAIL_ADDRESS_MAX, REMARK_MAX, type RequirementType } from '@portal/contract/requirement';
import { Button, Checkbox, Field, Icon, Input, Notice, RadioGroup, Select, Textarea } from '@portal/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { RegionPicker } from '../../region/index.ts';
import { submitRequirement } from '../api.ts';
import { ASKED, bodyOf, faultsOf, fieldOf, phoneOf, type RequiredField, type TypedRequirement } from '../model/typed-requirement.ts';
import { CategoryChoice } from './category-choice.tsx';
import './requirement-form.css';
import { PHONE_HINT } from '../../../lib/words/phone-hint.ts';

export interface RequirementChoices {
  scenes: readonly { sceneId: string; sceneName: string }[];
  productTypes: readonly { id: string; itemValue: string }[];
}

interface RequirementFormProps {
  requirementTypeId: RequirementType;
  choices: RequirementChoices;
  /** What is known already. */
  begun: TypedRequirement;
  onSubmitted(id: string): void;
}

const NAMES: Readonly<Record<RequiredField, string>> = {
  identity: '身份',
  companyName: '公司名称',
  contact: '联系人',
  phone: '联系电话',
  sceneId: '安装场景',
  categories: '产品类型',
  budgetRangeCode: '预算范围',
  region: '项目地址',
  remark: '需求描述',
};
type Named = RequiredField | 'detailAddress';

/** What is asked of the provider: who asks comes first; what is wrong is told on its field, and nothing typed is lost (REQUEST-1, REQUEST-3). */
export function RequirementForm({ requirementTypeId, choices, begun, onSubmitted }: RequirementFormProps) {
  const [typed, setTyped] = useState(begun);
  const [left, setLeft] = useState<ReadonlySet<RequiredField>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Named, string>>>({});
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { restored, forget } = useKeptForm(`requirement:${begun.designOrderId}`, typed, setTyped);

  const faults = faultsOf(typed);
  const missing = ASKED.filter((field) => faults[field] !== undefined);
  const change = (next: Partial<TypedRequirement>) => {
    setTyped((before) => ({ ...before, ...next }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  };
  const leave = (field: RequiredField) => () => setLeft((before) => new Set([...before, field]));
  /** Told of a field once it has been left, or the server has refused it. */
  const errorOf = (field: RequiredField): string | undefined => refused[field] ?? (left.has(field) ? faults[field] : undefined);
  const show = (failure: unknown) => {
    const told = Object.entries(findCallError(failure)?.fields ?? {}).flatMap(([name, words]) => {
      const field = fieldOf(name);
      return field === undefined ? [] : [[field, words] as const];
    });
    showFaults(document.getElementById(id), () => {
      setRefused(Object.fromEntries(told));
      setNotice(told.length > 0 ? undefined : failureWords(failure));
    });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(typed, requirementTypeId);
    if (body === undefined || isBusy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const number = await submitRequirement(body);
      forget();
      setTyped(begun);
      setLeft(new Set());
      onSubmitted(number);
    } catch (failure) {
      show(failure);
    }
    setBusy(false);
  };
  return (
    <form id={id} className="rq-form" method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {restored}
      {notice && <Notice tone="error">{notice}</Notice>}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      <RadioGroup
        legend="请先选择身份"
        required
        name="identity"
        segmented
        value={typed.identity}
        options={[
          { value: 'company', label: '公司' },
          { value: 'person', label: '个人' },
        ]}
        onChange={(identity) => change({ identity: identity === 'company' ? identity : 'person' })}
      />
      <fieldset className="rq-form__rest" disabled={typed.identity === ''} aria-label="需求内容">
        {typed.identity === 'company' && (
          <Field label={NAMES.companyName} required error={errorOf('companyName')}>
            <Input
              value={typed.companyName}
              maxLength={COMPANY_MAX}
              autoComplete="organization"
              onBlur={leave('companyName')}
              onChange={({ target }) => change({ companyName: target.value })}
            />
          </Field>
        )}
        <div className="rq-form__pair">
          <Field label={NAMES.contact} required error={errorOf('contact')}>
            <Input
              value={typed.contact}
              maxLength={CONTACT_MAX}
              autoComplete="name"
              onBlur={leave('contact')}
              onChange={({ target }) => change({ contact: target.value })}
            />
          </Field>
          <Field label={NAMES.phone} required error={errorOf('phone')} hint={PHONE_HINT}>
            <Input
              value={typed.phone}
              inputMode="tel"
              autoComplete="tel"
              onBlur={() => {
                change({ phone: phoneOf(typed.phone) });
                leave('phone')();
              }}
              onChange={({ target }) => change({ phone: target.value })}
            />
          </Field>
          <Field label={NAMES.sceneId} required error={errorOf('sceneId')}>
            <Select value={typed.sceneId} onBlur={leave('sceneId')} onChange={({ target }) => change({ sceneId: target.value })}>
              <option value="">请选择</option>
              {choices.scenes.map(({ sceneId, sceneName }) => (
                <option key={sceneId} value={sceneId}>
                  {sceneName}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={NAMES.budgetRangeCode} required error={errorOf('budgetRangeCode')}>
            <Select value={typed.budgetRangeCode} onBlur={leave('budgetRangeCode')} onChange={({ target }) => change({ budgetRangeCode: target.value })}>
              <option value="">请选择</option>
              {BUDGET_RANGES.map(({ itemName, itemValue }) => (
                <option key={itemValue} value={itemValue}>
                  {itemName}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <CategoryChoice
          types={choices.productTypes}
          chosen={typed.categories}
          error={errorOf('categories')}
          onChoose={(categories) => change({ categories })}
          onLeave={leave('categories')}
        />
        <div className="rq-form__place">
          <span className="p-field__label" aria-hidden="true">
            {NAMES.region}
          </span>
          <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave('region')()}>
            <RegionPicker isRequired isWithoutStreet picked={typed.region} error={errorOf('region')} onPick={(region) => change({ region })} />
          </div>
          <Field label="详细地址（可不填）" error={refused.detailAddress}>
            <Input
              value={typed.detailAddress}
              maxLength={DETAIL_ADDRESS_MAX}
              placeholder="路、门牌号、楼栋"
              onChange={({ target }) => change({ detailAddress: target.value })}
            />
          </Field>
        </div>
        <Field label={NAMES.remark} required error={errorOf('remark')} hint={`${typed.remark.length} / ${REMARK_MAX}`}>
          <Textarea
            rows={5}
            value={typed.remark}
            maxLength={REMARK_MAX}
            placeholder="例如：厂区 12 个室外点位，夜间要看清车牌；已有网络，存储 30 天；希望月底前进场"
            onBlur={leave('remark')}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </Field>
        {typed.designOrderId !== '' && (
          <Checkbox checked={typed.isDesignOrderShown} onChange={({ target }) => change({ isDesignOrderShown: target.checked })}>
            把配单的产品清单一并提供给平台客服（产品、型号、数量，不含价格、折扣、客户与备注）
          </Checkbox>
        )}
      </fieldset>
      <div className="rq-form__foot">
        <Button type="submit" kind="primary" size="large" busy={isBusy} disabled={missing.length > 0}>
          提交需求
        </Button>
        {missing.length > 0 && (
          <p className="p-small" aria-live="polite">
            <Icon name="info" size={16} /> 还差：{missing.map((field) => NAMES[field]).join('、')}
          </p>
        )}
        {missing.length === 0 && <p className="p-small">提交后在“我的需求”查看进度，答复会发到消息中心</p>}
      </div>
    </form>
  );
}
