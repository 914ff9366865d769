import { OrderCustomer } from '@portal/contract/design-order';
import { Field, Input, Select } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { customerChoicesQuery } from '../api.ts';
import { membersOf, NOBODY, withGroup, withName, type ChosenCustomer } from '../model/chosen-customer.ts';

interface CustomerFieldsProps {
  chosen: ChosenCustomer;
  /** The name is taken over with each letter, instead of when it is left. */
  isTakenWhileTyping?: boolean;
  hint?: string;
  onChoose: (chosen: ChosenCustomer) => void;
}

/** Group and customer of whom an order is made for: the dealer's own to choose of, or a name that is written (DESIGN-15). */
export function CustomerFields({ chosen, isTakenWhileTyping = false, hint, onChoose }: CustomerFieldsProps) {
  const { data: choices = NOBODY, isPending, isError } = useQuery(customerChoicesQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const listId = useId();
  const { groupId, groupName, memberAccountName } = chosen;
  const read = OrderCustomer.shape.memberAccountName.safeParse(typed ?? memberAccountName);
  const fault = typed === null || read.success ? null : (read.error.issues[0]?.message ?? null);
  const take = (name: string) => onChoose(withName(choices, chosen, name));
  const type = (name: string) => {
    setTyped(name);
    if (isTakenWhileTyping) take(name);
  };
  const commit = () => {
    if (typed === null || !read.success) return;
    if (read.data !== memberAccountName) take(read.data);
    setTyped(null);
  };
  // a group that was written by hand, or is there no more, still says its name
  const isUnlisted = groupId !== '' && !choices.groups.some(({ id }) => id === groupId);
  return (
    <>
      <Field label="客户分组" hint={isError ? '客户分组没有加载成功，可不选' : undefined}>
        <Select value={groupId} onChange={({ target }) => onChoose(withGroup(choices, chosen, target.value))}>
          <option value="">{isPending ? '正在加载…' : groupId === '' && groupName !== '' ? groupName : '不选择'}</option>
          {isUnlisted && <option value={groupId}>{groupName}</option>}
          {choices.groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.groupName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="客户" error={fault} hint={hint}>
        <Input
          autoComplete="off"
          list={listId}
          maxLength={50}
          placeholder="选择已绑定的客户，或直接填写"
          value={typed ?? memberAccountName}
          onChange={({ target }) => type(target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape' && !isTakenWhileTyping) setTyped(null);
          }}
        />
      </Field>
      <datalist id={listId}>
        {membersOf(choices, groupId).map(({ accountNo, name }) => (
          <option key={accountNo}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
