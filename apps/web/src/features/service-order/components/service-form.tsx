import { findCallError } from '@portal/client';
import { errorDataOf } from '@portal/contract/core';
import { CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX } from '@portal/contract/address';
import {
  FAULT_TYPES,
  SERVICE_KINDS,
  SERVICE_PICTURES_MAX,
  SERVICE_PROJECT_MAX,
  SERVICE_REMARK_MAX,
  serviceAskedFor,
  serviceOrderCopy,
  VISIT_WITHIN_DAYS,
  type ServiceType,
} from '@portal/contract/service-order';
import { Anchor, Button, Checkbox, Field, Input, Notice, Select, Textarea } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import { PicturesField } from '../../../lib/forms/pictures-field.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { placeWords, RegionPicker } from '../../region/index.ts';
import { addServiceOrder } from '../api.ts';
import { serviceOrderHref } from '../model/service-address.ts';
import { bodyOf, faultsOf, fieldOf, siteOf, type ServicePlace, type TypedService } from '../model/typed-service.ts';
import type { ChoosableModel } from '../model/known-models.ts';
import { readersWords } from '../model/service-words.ts';
import { ServiceLines } from './service-lines.tsx';
import './service-form.css';
import { PLATE_HINT } from '../model/plate-hint.ts';

interface ServiceFormProps {
  serviceType: ServiceType;
  /** What the form begins with. */
  begun: TypedService;
  /** Where the goods went that it is asked for. */
  delivery: ServicePlace | null;
  /** What it is asked for, and what one has bought: to choose a device from, and to tell it by its name. */
  known: readonly ChoosableModel[];
  onSubmitted(id: string): void;
}

/** A service ordered: what its kind asks for; what is wrong is told on its field, and nothing typed is lost (SERVICE-2, SERVICE-10). */
export function ServiceForm({ serviceType, begun, delivery, known, onSubmitted }: ServiceFormProps) {
  const kind = SERVICE_KINDS[serviceType];
  const [typed, setTyped] = useState(begun);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<{ words: ReactNode; action?: ReactNode }>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { restored, forget } = useKeptForm(`service:${serviceType}:${begun.shopOrderNo}:${begun.designOrderId}`, typed, setTyped);

  const change = (next: Partial<TypedService>) => {
    setTyped((before) => ({ ...before, ...next }));
    const changed = Object.keys(next).map((name) => (name === 'region' ? 'areaCode' : name));
    setTold((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.some((one) => name === one || name.startsWith(`${one}.`)))));
  };
  const tell = (faults: Readonly<Record<string, string>>) => {
    showFaults(document.getElementById(id), () => setTold(faults));
  };
  const say = (words: ReactNode, action?: ReactNode) => setNotice({ words, action });
  const text = (field: 'contact' | 'phone' | 'detailAddress' | 'targetAddress' | 'visitDate' | 'faultTypeId' | 'remark' | 'projectName') => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setNotice(undefined);
    const body = bodyOf(serviceType, typed);
    if (body === undefined) return tell(faultsOf(serviceType, typed));
    setBusy(true);
    try {
      const number = await addServiceOrder(serviceType, body);
      forget();
      setTyped(begun);
      setTold({});
      onSubmitted(number);
    } catch (failure) {
      const failed = findCallError(failure);
      const fields = Object.entries(failed?.fields ?? {}).map(([name, words]) => [fieldOf(name), words] as const);
      const ofAskedFor = fields.find(([name]) => name === 'shopOrderNo' || name === 'designOrderId')?.[1];
      const asked = failed?.code === serviceAskedFor.code ? errorDataOf(serviceAskedFor, failed.data)?.id : undefined;
      if (ofAskedFor !== undefined) say(ofAskedFor);
      else if (fields.length > 0) tell(Object.fromEntries(fields));
      else say(failureWords(failure), asked && <Anchor href={serviceOrderHref(asked)}>查看服务单</Anchor>);
    }
    setBusy(false);
  };
  const deliverySite = delivery && siteOf(delivery);
  const readers = readersWords(typed);
  return (
    <form id={id} className="so-form" method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {restored}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      {kind.namesProject && (
        <Field label="项目名称（可不填）" error={told['projectName']}>
          <Input maxLength={SERVICE_PROJECT_MAX} placeholder="如：滨江物流园二期监控" {...text('projectName')} />
        </Field>
      )}
      <ServiceLines asksSerial={kind.asksSerial} known={known} lines={typed.products} told={told} onChange={(products) => change({ products })} />
      {kind.asksFault && (
        <Field label="故障类型" required error={told['faultTypeId']}>
          <Select {...text('faultTypeId')}>
            <option value="">请选择</option>
            {FAULT_TYPES.map((one) => (
              <option key={one.id} value={one.id}>
                {one.itemValue}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="情况说明" required={kind.asksRemark} error={told['remark']} hint={`${[...typed.remark].length} / ${SERVICE_REMARK_MAX}`}>
        <Textarea rows={4} maxLength={SERVICE_REMARK_MAX} placeholder="现场情况、数量、安装高度、已试过的办法等" {...text('remark')} />
      </Field>
      <PicturesField
        label="现场照片"
        max={SERVICE_PICTURES_MAX}
        tooMany={serviceOrderCopy.picturesTooMany}
        hint={kind.asksSerial ? PLATE_HINT : '拍清安装位置'}
        pictures={typed.pictures}
        error={told['pictures']}
        onChange={(pictures) => change({ pictures })}
      />
      <div className="so-form__pair">
        <Field label="联系人" required error={told['contact']}>
          <Input maxLength={CONTACT_NAME_MAX} autoComplete="name" {...text('contact')} />
        </Field>
        <Field label="联系电话" required error={told['phone']}>
          <Input maxLength={14} inputMode="tel" autoComplete="tel" {...text('phone')} />
        </Field>
      </div>
      {deliverySite && (typed.region.length === 0 || typed.detailAddress === '') && (
        <p className="p-row">
          <Button size="small" onClick={() => change(deliverySite)}>
            填入收货地址
          </Button>
          <span className="p-small">
            {delivery && placeWords(delivery)} {delivery?.detailAddress}
          </span>
        </p>
      )}
      <RegionPicker isRequired isWithoutStreet picked={typed.region} error={told['areaCode']} onPick={(region) => change({ region })} />
      {kind.isOnSite && (
        <div className="so-form__pair">
          <Field label="详细地址" required error={told['detailAddress']}>
            <Input maxLength={DETAIL_ADDRESS_MAX} placeholder="路、门牌号、楼栋" {...text('detailAddress')} />
          </Field>
          {kind.asksTarget && (
            <Field label="移到哪里" required error={told['targetAddress']}>
              <Input maxLength={DETAIL_ADDRESS_MAX} placeholder="新地址；同一地址内移动请写明楼层或房间" {...text('targetAddress')} />
            </Field>
          )}
          <Field label="希望上门日期（可不填）" error={told['visitDate']} hint={`今天起 ${VISIT_WITHIN_DAYS} 天内，以客服确认为准`}>
            <DateInput {...text('visitDate')} />
          </Field>
        </div>
      )}
      {readers !== '' && (
        <div className="p-stack p-stack--small">
          {typed.shopOrderNo !== '' && (
            <Checkbox checked={typed.isSiteShown} onChange={({ target }) => change({ isSiteShown: target.checked })}>
              让经销商看到现场地址、联系人和电话，由经销商派人上门
            </Checkbox>
          )}
          <p className="p-small">{readers}</p>
        </div>
      )}
      {notice && (
        <Notice tone="error" action={notice.action}>
          {notice.words}
        </Notice>
      )}
      <div className="so-form__foot">
        <Button type="submit" kind="primary" size="large" busy={isBusy}>
          提交服务单
        </Button>
        <p className="p-small">
          {/* SERVICE-9 */}
          {kind.isOnSite
            ? '提交不收费，门户也不在线收款；需要上门费时，客服在服务进度里写明金额，不同意可以在完成前取消。'
            : '仅协助设备所有者找回；核实序列号与购买信息后处理。'}
        </p>
      </div>
    </form>
  );
}
