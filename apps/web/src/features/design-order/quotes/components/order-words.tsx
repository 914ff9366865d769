import { orderName, orderRemark, OrderCustomer, SCENES } from '@portal/contract/design-order';
import { ORDER_NAME_MAX, ORDER_REMARK_MAX } from '@portal/engines/pricing';
import { Field, Input, Select } from '@portal/ui';
import { useState } from 'react';
import { useSelection, useSelectionStore } from '../../selection/components/selection-provider.tsx';
import type { OrderField } from '../model/edited-order.ts';
import { CustomerFields } from './customer-fields.tsx';
import './order-words.css';

/** What is said of an order, each field taken over when it is left; `namesCustomer`: also for whom it is made (DESIGN-9). */
export function OrderWordsFields({ namesCustomer }: { namesCustomer: boolean }) {
  const store = useSelectionStore();
  const sceneId = useSelection((state) => state.words['sceneId'] ?? '');
  return (
    <div className="do-words">
      <WordField field="name" label="配单名称" required maxLength={ORDER_NAME_MAX} />
      <Field label="应用场景">
        <Select value={sceneId} onChange={(event) => store.setWords({ sceneId: event.target.value })}>
          <option value="">不选择</option>
          {SCENES.map((scene) => (
            <option key={scene.sceneId} value={scene.sceneId}>
              {scene.sceneName}
            </option>
          ))}
        </Select>
      </Field>
      <WordField field="remark" label="备注" maxLength={ORDER_REMARK_MAX} placeholder="仅内部可见" />
      {namesCustomer && (
        <>
          <ChosenCustomerField />
          <WordField field="memberAccountPhone" label="客户电话" maxLength={20} />
          <WordField field="memberAccountRemark" label="客户备注" maxLength={200} />
        </>
      )}
    </div>
  );
}

function ChosenCustomerField() {
  const store = useSelectionStore();
  const words = useSelection((state) => state.words);
  const word = (field: OrderField): string => words[field] ?? '';
  const chosen = {
    groupId: word('groupId'),
    groupName: word('groupName'),
    memberAccountNo: word('memberAccountNo'),
    memberAccountName: word('memberAccountName'),
  };
  return <CustomerFields chosen={chosen} onChoose={(change) => store.setWords(change)} />;
}

const shapeOf = (field: OrderField) => (field === 'name' ? orderName : field === 'remark' || field === 'sceneId' ? orderRemark : OrderCustomer.shape[field]);

interface WordFieldProps {
  field: OrderField;
  label: string;
  maxLength: number;
  required?: boolean;
  placeholder?: string;
}

function WordField({ field, label, maxLength, required, placeholder }: WordFieldProps) {
  const store = useSelectionStore();
  const word = useSelection((state) => state.words[field] ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const read = shapeOf(field).safeParse(typed ?? word);
  const fault = typed === null || read.success ? null : (read.error.issues[0]?.message ?? null);
  const commit = () => {
    if (typed === null || !read.success) return;
    store.setWords({ [field]: read.data });
    setTyped(null);
  };
  return (
    <Field label={label} required={required} error={fault}>
      <Input
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={typed ?? word}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') commit();
          else if (event.key === 'Escape') setTyped(null);
        }}
      />
    </Field>
  );
}
