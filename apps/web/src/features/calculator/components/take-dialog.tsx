import { figureText } from '@portal/units';
import type { DesignLine, ListPlace } from '@portal/contract/design-order';
import type { CalculatorPlan } from '@portal/engines/calculators';
import type { Raw } from '@portal/engines/inputs';
import { Button, Dialog, Empty, ErrorState, Field, Input, RadioGroup, Select, TableSkeleton } from '@portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { listCheckQuery, orderQuery, ordersQuery, selectionQuery } from '../../design-order/index.ts';
import { takeLines, type InputsOfLines } from '../model/taken-lines.ts';
import { useDebounced } from '../../../lib/browser/debounced.ts';
import './take-dialog.css';

interface TakeDialogProps {
  plan: Pick<CalculatorPlan, 'inputsFrom' | 'howTaken'>;
  onClose: () => void;
  /** `project`: the order's name; '' of the list. */
  onTake: (inputs: Raw, said: string, project: string) => void;
}

const KEYWORD_MS = 300;
/** The list and the orders go on changing while the dialog is shut. */
const FRESH = { gcTime: 0 } as const;

/** Inputs from what was chosen already: the selected-product list, or one of one's design orders. */
export function TakeDialog({ plan, onClose, onTake }: TakeDialogProps) {
  const [source, setSource] = useState<'list' | 'order'>('list');
  const [keyword, setKeyword] = useState('');
  const [orderId, setOrderId] = useState('');
  const list = useQuery({ ...selectionQuery, ...FRESH, enabled: source === 'list' });
  const orders = useQuery({ ...ordersQuery(useDebounced(keyword.trim(), KEYWORD_MS)), ...FRESH, enabled: source === 'order' });
  const shownId = orders.data?.data.some(({ id }) => id === orderId) ? orderId : (orders.data?.data[0]?.id ?? '');
  const order = useQuery({ ...orderQuery(shownId), ...FRESH, enabled: source === 'order' && shownId !== '' });
  const lines = source === 'list' ? list.data?.lines : shownId === '' ? undefined : order.data?.lines;
  const place: ListPlace = source === 'list' ? { kind: 'selection' } : { kind: 'order', id: shownId };
  const check = useQuery({ ...listCheckQuery(place), ...FRESH, enabled: lines !== undefined });
  const taken = lines === undefined || check.data === undefined ? null : takeLines(plan, lines, check.data);
  const name = source === 'list' ? '清单' : `配单「${order.data?.name ?? ''}」`;
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title="从清单或配单取数"
      action={{
        label: '填入计算器',
        disabled: taken === null,
        onAct() {
          if (taken === null) return;
          const said = [`已按${name}填入 ${taken.used.length + taken.usedKept.length} 行产品`, ...taken.picks].join('；');
          onTake(taken.inputs, said, source === 'order' ? (order.data?.name ?? '') : '');
        },
      }}
    >
      <div className="p-stack">
        <RadioGroup
          legend="来源"
          quietLegend
          name="take-source"
          segmented
          value={source}
          onChange={(value) => setSource(value === 'order' ? 'order' : 'list')}
          options={[
            { value: 'list', label: '清单' },
            { value: 'order', label: '我的配单' },
          ]}
        />
        {source === 'order' && (
          <div className="cc-take__order">
            <Field label="查找配单">
              <Input value={keyword} placeholder="配单名称或备注" autoComplete="off" onChange={(event) => setKeyword(event.target.value)} />
            </Field>
            <Field
              label="配单"
              hint={
                orders.data && orders.data.count > orders.data.data.length
                  ? `共 ${orders.data.count} 份，这里列出最近 ${orders.data.data.length} 份`
                  : undefined
              }
            >
              <Select value={shownId} disabled={!orders.data || orders.data.data.length === 0} onChange={(event) => setOrderId(event.target.value)}>
                {orders.data?.data.length === 0 && <option value="">没有配单</option>}
                {orders.data?.data.map(({ id, name, lineCount }) => (
                  <option key={id} value={id}>
                    {name}（{lineCount} 种）
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        <Reading
          query={lines !== undefined ? check : source === 'list' ? list : orders.isError || orders.isPending ? orders : order}
          isOpen={source === 'list' || shownId !== '' || !orders.data}
        />
        {lines !== undefined &&
          check.data !== undefined &&
          (lines.length === 0 ? <Empty text={`${name}里还没有产品`} /> : <TakenSummary taken={taken} lines={lines} />)}
      </div>
    </Dialog>
  );
}

/** What stands in the place of the lines while they are not there. */
function Reading({ query, isOpen }: { query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>; isOpen: boolean }) {
  if (!isOpen) return <Empty text="没有找到配单，换个关键词试试" />;
  if (query.isPending) return <TableSkeleton rows={3} columns={2} />;
  if (query.isError)
    return (
      <ErrorState
        title="没有读取成功"
        safe={<>{failureWords(query.error)}。已填的数值不受影响。</>}
        actions={<Button onClick={() => void query.refetch()}>重试</Button>}
      />
    );
  return null;
}

function TakenSummary({ taken, lines }: { taken: InputsOfLines | null; lines: readonly DesignLine[] }) {
  if (taken === null) return <p>这 {lines.length} 行产品里没有本计算器用得上的：没有对应的设备，或型号缺少需要的参数。</p>;
  return (
    <>
      <NamedLines
        title={`用到 ${taken.used.length + taken.usedKept.length} 行`}
        names={[...taken.used.map(nameOf), ...taken.usedKept.map(({ name, quantity }) => `利旧：${name} × ${figureText(quantity)}`)]}
      />
      {[...taken.picks, ...taken.notes].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {taken.unused.length > 0 && <NamedLines title={`没有用到 ${taken.unused.length} 行`} names={taken.unused.map(nameOf)} isQuiet />}
      <p className="p-small">码流、保存天数和每天时长按清单检查的条件取</p>
    </>
  );
}

const nameOf = ({ productModel, productName, quantity }: DesignLine): string => `${productModel} ${productName} × ${figureText(quantity)}`;

function NamedLines({ title, names, isQuiet }: { title: string; names: readonly string[]; isQuiet?: boolean }) {
  return (
    <section className={isQuiet ? 'cc-take cc-take--quiet' : 'cc-take'}>
      <h3 className="cc-part__title">{title}</h3>
      <ul>
        {names.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
