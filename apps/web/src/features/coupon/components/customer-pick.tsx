import type { Customer } from '@portal/contract/customer';
import { Checkbox, Field, Input } from '@portal/ui';
import { useEffect, useState } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { readCustomers } from '../api.ts';
import './customer-pick.css';

interface CustomerPickProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange(chosen: string[]): void;
}

const PAUSE_MS = 250;

/** The dealer's customers by a word of their names; those that are chosen stay chosen while others are looked for. */
export function CustomerPick({ chosen, error, onChange }: CustomerPickProps) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<{ data: readonly Customer[]; count: number }>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const read = async () => {
        try {
          const page = await readCustomers(keyword.trim());
          if (isOver) return;
          setFound(page);
          setFailed('');
        } catch (failure) {
          if (!isOver) setFailed(failureText(failure));
        }
      };
      void read();
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [keyword]);
  const handleTick = (customerNo: string) => onChange(chosen.includes(customerNo) ? chosen.filter((one) => one !== customerNo) : [...chosen, customerNo]);
  const hint = found && found.count > found.data.length ? `已选 ${chosen.length} 位；共 ${found.count} 位，输入名称查找其他客户` : `已选 ${chosen.length} 位`;
  return (
    <>
      <Field label="查找客户" hint={hint} error={error ?? (failed || undefined)}>
        <Input maxLength={60} autoComplete="off" placeholder="客户名称" value={keyword} onChange={({ target }) => setKeyword(target.value)} />
      </Field>
      <fieldset className="cp-customers" aria-label="客户">
        {found?.data.map(({ customerNo, customerName }) => (
          <Checkbox key={customerNo} checked={chosen.includes(customerNo)} onChange={() => handleTick(customerNo)}>
            {customerName}
          </Checkbox>
        ))}
        {found?.data.length === 0 && <p className="p-small">没有找到客户</p>}
      </fieldset>
    </>
  );
}
