import { findCallError } from '@portal/client';
import { ADDRESS_MAX, COMPANY_NAME_MAX, CONTACT_NAME_MAX, enterpriseCopy, type EnterpriseDetail } from '@portal/contract/enterprise';
import { Button, Field, Icon, Input, Notice, RadioGroup } from '@portal/ui';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { RegionPicker } from '../../region/index.ts';
import { submitPapers } from '../api.ts';
import { isChanged, isStreetMissing, regionFault, TEXTS, typedOf, type TextName, type TypedPapers } from '../model/typed-papers.ts';
import { LicenceField } from './licence-field.tsx';
import './papers-form.css';

interface PapersFormProps {
  /** What was handed in before. */
  detail: EnterpriseDetail | null;
  onChanged(isUnsaved: boolean): void;
  onDone(): void;
}

const LABELS: Readonly<Record<TextName, string>> = {
  companyName: '企业名称',
  companyNumber: enterpriseCopy.number,
  contactName: '联系人',
  contactPhone: '联系电话',
  address: '详细地址',
};
const MORE = ['enterpriseType', 'provinceCode', 'cityCode', 'areaCode', 'streetCode', 'licenceFileId'];

/** The papers of an enterprise: what is wrong is told on its field, and nothing typed is lost (ENTERPRISE-5). */
export function PapersForm({ detail, onChanged, onDone }: PapersFormProps) {
  const [before] = useState(() => typedOf(detail));
  const [typed, setTyped] = useState(before);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const isUnsaved = isChanged(typed, before);
  useEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged]);
  const { restored, forget } = useKeptForm(`papers:${detail?.enterpriseNo ?? 'new'}`, typed, setTyped);

  const change = (next: Partial<TypedPapers>, about: readonly string[]) => {
    setTyped((all) => ({ ...all, ...next }));
    setFields((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !about.includes(name))));
  };
  const show = (failure: unknown) => {
    const told = Object.entries(findCallError(failure)?.fields ?? {}).filter(([name]) => [...TEXTS, ...MORE].includes(name));
    // only the server's rule knows of it, which is not asked while something else is missing
    if (told.length > 0 && isStreetMissing(typed)) told.push(['streetCode', enterpriseCopy.streetRequired]);
    showFaults(document.getElementById(id), () => {
      setFields(Object.fromEntries(told));
      setNotice(told.length > 0 ? undefined : failureWords(failure));
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await submitPapers(typed, detail?.enterpriseNo);
      forget();
      onChanged(false);
      onDone();
    } catch (failure) {
      show(failure);
    }
    setBusy(false);
  };
  const text = (name: TextName, more: { maxLength: number; hint?: string; placeholder?: string; inputMode?: 'tel' }) => {
    const { hint, ...rest } = more;
    return (
      <Field label={LABELS[name]} required error={fields[name]} hint={hint}>
        <Input name={name} value={typed[name]} onChange={({ target }) => change({ [name]: target.value }, [name])} {...rest} />
      </Field>
    );
  };
  return (
    <form id={id} className="e-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {restored}
      {notice && <Notice tone="error">{notice}</Notice>}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      {text('companyName', { maxLength: COMPANY_NAME_MAX, placeholder: '与营业执照一致' })}
      {text('companyNumber', { maxLength: 40, hint: '营业执照上的 18 位代码' })}
      <div>
        <RadioGroup
          legend="企业类型"
          required
          name="enterpriseType"
          segmented
          value={typed.enterpriseType}
          options={[
            { value: '2', label: '二级经销商' },
            { value: '3', label: '安装商' },
          ]}
          onChange={(value) => change({ enterpriseType: value === '3' ? '3' : '2' }, ['enterpriseType'])}
        />
        {fields['enterpriseType'] && (
          <p className="p-field__error" role="alert">
            <Icon name="error" size={16} />
            {enterpriseCopy.typeRequired}
          </p>
        )}
      </div>
      <div className="e-form__pair">
        {text('contactName', { maxLength: CONTACT_NAME_MAX })}
        {text('contactPhone', { maxLength: 20, inputMode: 'tel', placeholder: '手机号或带区号的固定电话' })}
      </div>
      <RegionPicker
        isRequired
        isStreetRequired
        picked={typed.region}
        error={regionFault(fields)}
        onPick={(region) => change({ region }, ['provinceCode', 'cityCode', 'areaCode', 'streetCode'])}
      />
      {text('address', { maxLength: ADDRESS_MAX, placeholder: '路、门牌号、楼层' })}
      <LicenceField
        licence={typed.licence}
        error={fields['licenceFileId']}
        onChange={(licence) => change({ licence }, ['licenceFileId'])}
        onGone={() => change({ licence: before.licence }, [])}
      />
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {detail ? '重新提交' : '提交认证'}
      </Button>
    </form>
  );
}
