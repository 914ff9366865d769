import { addressCopy, ADDRESSES_MAX, type Address } from '@portal/contract/address';
import { Button, Dialog, Empty, Tag, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { placeWords } from '../../region/index.ts';
import { makeDefault, removeAddress } from '../api.ts';
import { AddressForm } from './address-form.tsx';
import './address-manager.css';

/** The addresses of whoever acts (ADDRESS-1 to 4). `addresses`: as they were read with the page. */
export function AddressManager({ addresses }: { addresses: readonly Address[] }) {
  const [own, setOwn] = useState(addresses);
  const [edited, setEdited] = useState<Address | 'new'>();
  const [removed, setRemoved] = useState<Address>();
  const [busyId, setBusyId] = useState<string>();
  const perform = async (id: string, change: (id: string) => Promise<Address[]>, done: string) => {
    setBusyId(id);
    try {
      setOwn(await change(id));
      toast.success(done);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusyId(undefined);
    setRemoved(undefined);
  };
  const isFull = own.length >= ADDRESSES_MAX;
  return (
    <div className="a-manager">
      <div className="p-row p-row--apart">
        <p className="p-small">
          已保存 {own.length} 个，最多 {ADDRESSES_MAX} 个
        </p>
        {own.length > 0 && (
          <Button kind="primary" disabled={isFull} onClick={() => setEdited('new')}>
            新增地址
          </Button>
        )}
      </div>
      {own.length === 0 && (
        <Empty
          drawing="box"
          text="还没有收货地址"
          action={
            <Button kind="primary" onClick={() => setEdited('new')}>
              新增地址
            </Button>
          }
        />
      )}
      <ul className="a-manager__list">
        {own.map((address) => (
          <li key={address.id}>
            <div>
              <b>{address.contactName}</b> {address.contactPhone} {address.isDefault && <Tag tone="accent">默认</Tag>}
              <p className="a-manager__place">
                {placeWords(address)} {address.detailAddress}
              </p>
            </div>
            <div className="p-row">
              {!address.isDefault && (
                <Button kind="quiet" busy={busyId === address.id && !removed} onClick={() => void perform(address.id, makeDefault, addressCopy.updated)}>
                  设为默认
                </Button>
              )}
              <Button kind="quiet" onClick={() => setEdited(address)}>
                修改
              </Button>
              <Button kind="quiet" onClick={() => setRemoved(address)}>
                删除
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={edited !== undefined} onClose={() => setEdited(undefined)} width="large" title={edited === 'new' ? '新增收货地址' : '修改收货地址'}>
        {edited !== undefined && (
          <AddressForm
            address={edited === 'new' ? undefined : edited}
            onCancel={() => setEdited(undefined)}
            onSaved={(next) => {
              setOwn(next);
              toast.success(edited === 'new' ? addressCopy.added : addressCopy.updated);
              setEdited(undefined);
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title="删除该收货地址？"
        action={{
          label: '删除地址',
          danger: true,
          busy: busyId !== undefined,
          onAct: () => removed && void perform(removed.id, removeAddress, addressCopy.deleted),
        }}
      >
        {removed && `${removed.contactName}，${placeWords(removed)} ${removed.detailAddress}`}
      </Dialog>
    </div>
  );
}
