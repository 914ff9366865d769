import { addressCopy, ADDRESSES_MAX, type Address } from '@portal/contract/address';
import { Button, Dialog, Empty, Tag, toast } from '@portal/ui';
import { useId, useState } from 'react';
import { placeWords } from '../../region/index.ts';
import { addedAddress, shownAddresses } from '../model/chosen-address.ts';
import { AddressForm } from './address-form.tsx';
import './address-choice.css';

interface AddressChoiceProps {
  addresses: readonly Address[];
  /** Null: none is chosen yet. */
  chosenId: string | null;
  /** `addresses`: all of them, where one was written anew or changed. */
  onChoose(id: string, addresses: readonly Address[]): void;
}

/** Where something goes: one of one's own addresses, or one that is written here (ADDRESS-1 to 4). */
export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps) {
  const name = useId();
  const [edited, setEdited] = useState<Address | 'new'>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? addresses : shownAddresses(addresses, chosenId);
  const add = (
    <Button icon="plus" disabled={addresses.length >= ADDRESSES_MAX} onClick={() => setEdited('new')}>
      使用新地址
    </Button>
  );
  const handleSaved = (next: readonly Address[]) => {
    const saved = edited === 'new' ? addedAddress(addresses, next)?.id : edited?.id;
    toast.success(edited === 'new' ? addressCopy.added : addressCopy.updated);
    setEdited(undefined);
    if (saved !== undefined) onChoose(saved, next);
  };
  return (
    <>
      {addresses.length === 0 ? (
        <Empty drawing="box" text="还没有收货地址，填写一个即可继续" action={add} />
      ) : (
        <fieldset className="a-choice">
          <legend className="p-hidden">收货地址</legend>
          {shown.map((address) => (
            <div key={address.id} className="a-choice__one">
              <label>
                <input type="radio" name={name} checked={address.id === chosenId} onChange={() => onChoose(address.id, addresses)} />
                <span>
                  <b>{address.contactName}</b> {address.contactPhone} {address.isDefault && <Tag tone="accent">默认</Tag>}
                  <span className="a-choice__place">
                    {placeWords(address)} {address.detailAddress}
                  </span>
                </span>
              </label>
              <Button kind="quiet" size="small" aria-label={`修改 ${address.contactName} 的地址`} onClick={() => setEdited(address)}>
                修改
              </Button>
            </div>
          ))}
          <div className="p-row">
            {add}
            {shown.length < addresses.length && (
              <Button kind="quiet" onClick={() => setWhole(true)}>
                全部 {addresses.length} 个地址
              </Button>
            )}
          </div>
        </fieldset>
      )}
      <Dialog open={edited !== undefined} onClose={() => setEdited(undefined)} width="large" title={edited === 'new' ? '新增收货地址' : '修改收货地址'}>
        {edited !== undefined && <AddressForm address={edited === 'new' ? undefined : edited} onCancel={() => setEdited(undefined)} onSaved={handleSaved} />}
      </Dialog>
    </>
  );
}
