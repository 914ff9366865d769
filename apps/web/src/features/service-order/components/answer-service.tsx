import {
  earlyWords,
  SERVICE_KINDS,
  SERVICE_NOTE_MAX,
  serviceOrderCopy,
  serviceOrderMoved,
  VISIT_WITHIN_DAYS,
  type ShopOrderService,
} from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { Button, Dialog, Field, Notice, Textarea, toast } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { useState } from 'react';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { OrderForm, useOrderStep } from '../../order/index.ts';
import { arrangeService, completeService } from '../api.ts';

interface AnswerServiceProps {
  shopOrderNo: string;
  service: ShopOrderService;
  /** The day by Beijing time, as the server reads it. */
  today: string;
  onDone(): void;
}

/** What the dealer says of a service that it sends people for: when who comes, and that it is done (SERVICE-13). */
export function AnswerService({ shopOrderNo, service, today, onDone }: AnswerServiceProps) {
  const { id, state, site, gmtModified } = service;
  if (site === null) return null;
  const one = { shopOrderNo, id, gmtModified };
  return (
    <div className="p-row">
      {serviceOrderStates.may(state, 'arrange', 'dealer') && <ArrangeButton key={gmtModified} one={one} service={service} onDone={onDone} />}
      {service.arranged !== null && serviceOrderStates.may(state, 'complete', 'dealer') && (
        <CompleteButton one={one} service={service} today={today} onDone={onDone} />
      )}
    </div>
  );
}

interface StepProps {
  one: { shopOrderNo: string; id: string; gmtModified: string };
  service: ShopOrderService;
  onDone(): void;
}

/** Said before, the form begins with it. */
function ArrangeButton({ one, service: { serviceType, arranged, visitDate }, onDone }: StepProps) {
  const step = useOrderStep(onDone, serviceOrderMoved.code);
  const [typed, setTyped] = useState({ visitDate: arranged?.visitDate ?? visitDate ?? '', text: arranged?.text ?? '' });
  const [trouble, setTrouble] = useState<Readonly<Partial<Record<'visitDate' | 'text', string>>>>({});
  const label = arranged ? '更新上门安排' : '安排上门';
  const write = (change: { visitDate: string } | { text: string }) => {
    setTyped((before) => ({ ...before, ...change }));
    setTrouble(faultsLeft(trouble, change));
  };
  const handleAct = () => {
    const found = {
      ...(typed.visitDate === '' && { visitDate: serviceOrderCopy.visitDayRequired }),
      ...(typed.text.trim() === '' && { text: serviceOrderCopy.comersRequired }),
    };
    setTrouble(found);
    if (Object.keys(found).length > 0) return;
    void step.take(async () => {
      await arrangeService({ ...one, visitDate: typed.visitDate, text: typed.text.trim() });
      toast.success(serviceOrderCopy.arranged);
    });
  };
  return (
    <>
      <Button kind={arranged ? 'secondary' : 'primary'} onClick={step.open}>
        {label}
      </Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title={`${label}：${SERVICE_KINDS[serviceType].title}`}
        width="tip"
        action={{ label: '告知客户', busy: step.isBusy, onAct: handleAct }}
      >
        <OrderForm failure={step.failure}>
          <Field label="上门日期" required error={trouble.visitDate ?? step.refusal?.fields?.['visitDate']} hint={`今天起 ${VISIT_WITHIN_DAYS} 天内`}>
            <DateInput value={typed.visitDate} onChange={({ target }) => write({ visitDate: target.value })} />
          </Field>
          <Field label="谁上门" required error={trouble.text} hint="客户和平台客服都能看到">
            <Textarea
              rows={2}
              value={typed.text}
              maxLength={SERVICE_NOTE_MAX}
              placeholder="如：张工等两人，上午到，电话 138…"
              onChange={({ target }) => write({ text: target.value })}
            />
          </Field>
        </OrderForm>
      </Dialog>
    </>
  );
}

/** Ahead of the day that was said it is asked whether it is done all the same; the server writes on which day it was. */
function CompleteButton({ one, service: { serviceType, arranged }, today, onDone }: StepProps & { today: string }) {
  const step = useOrderStep(onDone, serviceOrderMoved.code);
  const [text, setText] = useState('');
  const { title: kind } = SERVICE_KINDS[serviceType];
  const ahead = arranged !== null && arranged.visitDate > today ? arranged.visitDate : null;
  const label = ahead === null ? '标记完成' : '已提前做完';
  const handleAct = () =>
    void step.take(async () => {
      await completeService({ ...one, text: text.trim() });
      toast.success(serviceOrderCopy.completed);
    });
  return (
    <>
      <Button kind={arranged ? 'primary' : 'secondary'} onClick={step.open}>
        标记完成
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title={`${kind}已完成？`} width="tip" action={{ label, busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          {ahead !== null && <Notice tone="warning">{earlyWords(ahead, today)}</Notice>}
          <p>客户会收到消息，其中写明 {today} 完成；服务单随之结束，现场地址和联系人不再显示。</p>
          <Field label="完成说明（可不填）">
            <Textarea rows={2} value={text} maxLength={SERVICE_NOTE_MAX} onChange={({ target }) => setText(target.value)} />
          </Field>
        </OrderForm>
      </Dialog>
    </>
  );
}
