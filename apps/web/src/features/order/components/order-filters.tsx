import { Anchor, Button, Chips, Field, TickBox, type Chip } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { parseDay } from '@portal/units';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OrdersAddress, OrdersQuery } from '../model/order-address.ts';
import './order-filters.css';

interface NarrowingProps {
  address: OrdersAddress;
  query: OrdersQuery;
}

interface OrderFiltersProps extends NarrowingProps {
  /** What is done with all that is found. */
  action: ReactNode;
}

/**
 * Days of ordering, and whether a request after the sale waits: what a list of orders is narrowed by beside state and words. On a phone they are folded,
 * also without script: the style sheet hides them while the `<details>` before them is closed.
 */
export function OrderFilters({ address, query, action }: OrderFiltersProps) {
  const hrefOf = (change: Partial<OrdersQuery>) => address.href(address.with(query, change));
  const isOpen = query.claims === 'open';
  return (
    <div className="od-filters">
      <details className="od-filters__fold">
        <summary className="p-button">按日期、售后筛选</summary>
      </details>
      {action}
      <Days key={`${query.from} ${query.to}`} address={address} query={query} />
      <Anchor className="od-filters__tick" href={hrefOf({ claims: isOpen ? '' : 'open' })} aria-current={isOpen ? 'true' : undefined}>
        <TickBox ticked={isOpen} /> 售后未结束
      </Anchor>
      <Chips label="已选条件" chips={chipsOf(query, hrefOf)} />
    </div>
  );
}

function Days({ address, query }: NarrowingProps) {
  const navigate = useNavigate();
  const [{ from, to }, setTyped] = useState({ from: query.from, to: query.to });
  const [trouble, setTrouble] = useState('');
  const type = (change: { from: string } | { to: string }) => {
    setTyped((before) => ({ ...before, ...change }));
    setTrouble('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first, last] = [from, to].map((typed) => (typed.trim() === '' ? '' : parseDay(typed)));
    if (first === null || last === null || first === undefined || last === undefined) setTrouble('日期应为 年-月-日');
    else if (first !== '' && last !== '' && first > last) setTrouble('开始日期晚于结束日期');
    else void navigate(address.href(address.with(query, { from: first, to: last })));
  };
  return (
    <form className="od-filters__days" onSubmit={handleSubmit}>
      <Field label="下单日期" inline error={trouble === '' ? undefined : trouble}>
        <DateInput value={from} onChange={({ target }) => type({ from: target.value })} />
      </Field>
      <Field label="至" inline>
        <DateInput value={to} onChange={({ target }) => type({ to: target.value })} />
      </Field>
      <Button type="submit">筛选</Button>
    </form>
  );
}

function chipsOf({ from, to, claims }: OrdersQuery, hrefOf: (change: Partial<OrdersQuery>) => string): Chip[] {
  const days = from === '' && to === '' ? [] : [{ key: 'days', label: `${from || '最早'} 至 ${to || '今天'}`, removeHref: hrefOf({ from: '', to: '' }) }];
  return claims === 'open' ? [...days, { key: 'claims', label: '售后未结束', removeHref: hrefOf({ claims: '' }) }] : days;
}
