import { findCallError } from '@portal/client';
import { addressCopy, CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX, type Address } from '@portal/contract/address';
import { regionCopy } from '@portal/contract/region';
import { Button, Checkbox, Field, Input, Notice, Textarea } from '@portal/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { pickedOf, placeOf, RegionPicker, type Picked } from '../../region/index.ts';
import { saveAddress } from '../api.ts';
import './address-form.css';
import { PHONE_HINT } from '../../../lib/words/phone-hint.ts';

interface AddressFormProps {
  /** What is changed; a new one without it. */
  address: Address | undefined;
  onSaved(addresses: Address[]): void;
  onCancel(): void;
}

type Errors = Readonly<Partial<Record<'area' | 'detailAddress' | 'contactName' | 'contactPhone', string>>>;

/** An address being written: what is wrong stands on its field, and nothing typed is lost. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [typed, setTyped] = useState(() => ({
    picked: (address ? pickedOf(address) : []) as Picked,
    detailAddress: address?.detailAddress ?? '',
    contactName: address?.contactName ?? '',
    contactPhone: address?.contactPhone ?? '',
    isDefault: address?.isDefault ?? false,
  }));
  const { restored, forget } = useKeptForm(`address:${address?.id ?? 'new'}`, typed, setTyped);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...next }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  };
  const show = (failure: unknown) => {
    const { detailAddress, contactName, contactPhone, areaCode } = findCallError(failure)?.fields ?? {};
    const told = Object.entries({ area: areaCode, detailAddress, contactName, contactPhone }).filter(([, words]) => words !== undefined);
    setErrors(Object.fromEntries(told));
    if (told.length === 0) setNotice(failureWords(failure));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setNotice(undefined);
    const { picked, ...words } = typed;
    const place = placeOf(picked);
    const missing: Errors = {
      ...(place ? {} : { area: regionCopy.areaRequired }),
      ...(typed.detailAddress.trim() === '' && { detailAddress: addressCopy.detailRequired }),
      ...(typed.contactName.trim() === '' && { contactName: addressCopy.nameRequired }),
      ...(typed.contactPhone.trim() === '' && { contactPhone: addressCopy.phoneRule }),
    };
    setErrors(missing);
    if (!place || Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const saved = await saveAddress({ ...place, ...words, contactPhone: words.contactPhone.trim() }, address?.id);
      forget();
      onSaved(saved);
    } catch (failure) {
      show(failure);
      setBusy(false);
    }
  };
  const leave = () => {
    forget();
    onCancel();
  };
  return (
    <form className="a-address" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {restored}
      {notice && <Notice tone="error">{notice}</Notice>}
      <RegionPicker
        isRequired
        picked={typed.picked}
        error={errors.area}
        onPick={(next) => {
          change({ picked: next });
          setErrors(({ area: _area, ...rest }) => rest);
        }}
      />
      <Field label="详细地址" required error={errors.detailAddress}>
        <Textarea
          rows={2}
          value={typed.detailAddress}
          maxLength={DETAIL_ADDRESS_MAX}
          placeholder="路、门牌号、楼层"
          onChange={({ target }) => change({ detailAddress: target.value })}
        />
      </Field>
      <div className="a-address__pair">
        <Field label="收货人" required error={errors.contactName}>
          <Input value={typed.contactName} maxLength={CONTACT_NAME_MAX} onChange={({ target }) => change({ contactName: target.value })} />
        </Field>
        <Field label="联系电话" required error={errors.contactPhone}>
          <Input
            value={typed.contactPhone}
            maxLength={20}
            inputMode="tel"
            placeholder={PHONE_HINT}
            onChange={({ target }) => change({ contactPhone: target.value })}
          />
        </Field>
      </div>
      <Checkbox checked={typed.isDefault} disabled={address?.isDefault} onChange={({ target }) => change({ isDefault: target.checked })}>
        设为默认地址
      </Checkbox>
      <div className="a-address__foot">
        <Button onClick={leave}>取消</Button>
        <Button type="submit" kind="primary" busy={isBusy}>
          保存地址
        </Button>
      </div>
    </form>
  );
}
