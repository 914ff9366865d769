import { Button, Field, Icon, Input, Notice } from '@portal/ui';
import { useEffect, useMemo, useRef } from 'react';
import { FieldsForm } from '../../inputs-form/index.ts';
import { openWordsOf } from '../model/open-words.ts';
import { stepsOf } from '../model/steps.ts';
import type { AnswersGuide } from './use-guide.ts';
import './guide-form.css';

/** The questions in their steps: all below one another on a desk, one at a time on a phone. The budget is the last. */
export function GuideForm({ guide, onDone }: { guide: AnswersGuide; onDone: () => void }) {
  const { plan, inputs, local } = guide;
  const errors = local.valid ? [] : local.errors;
  const steps = stepsOf(plan, inputs, errors);
  const current = Math.min(guide.step, steps.length);
  const boxRef = useRef<HTMLFormElement>(null);
  const count = steps.length + 1;
  const open = useMemo(() => openWordsOf(plan), [plan]);
  const goTo = (step: number) => {
    guide.setStep(step);
    boxRef.current?.scrollIntoView({ block: 'start' });
  };
  // the rail is longer than a phone is wide
  const railRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [rail, mark] = [railRef.current, railRef.current?.children[current] as HTMLElement | undefined];
    if (rail && mark) rail.scrollTo({ left: mark.offsetLeft - (rail.clientWidth - mark.offsetWidth) / 2 });
  }, [current]);
  return (
    <form ref={boxRef} className="rc-form" noValidate aria-label={`${plan.title}：填写需求`} onSubmit={(event) => event.preventDefault()}>
      {guide.isExample && (
        <Notice>
          已填入一组常见的示例，改成现场的实际情况即可，结果随填随算。
          {plan.examples !== undefined && '换场所时区域跟着换成那里的示例；区域改过一处，就都留着不换。'}
        </Notice>
      )}
      <ol ref={railRef} className="rc-rail" aria-label="步骤">
        {[...steps.map(({ title, errorCount }) => ({ title, isWrong: errorCount > 0 })), { title: '预算', isWrong: !guide.budget.ok }].map((step, place) => (
          <li key={step.title}>
            <button type="button" className="rc-rail__step" aria-current={place === current ? 'step' : undefined} onClick={() => goTo(place)}>
              {step.isWrong ? <Icon name="warning" size={16} /> : <span className="rc-rail__number">{place + 1}</span>}
              {step.title}
              {step.isWrong && <span className="p-hidden">，有需要修改的地方</span>}
            </button>
          </li>
        ))}
      </ol>
      {steps.map((step, place) => (
        <section key={step.title} className="rc-step" data-current={place === current || undefined} aria-label={step.title}>
          <StepHead number={place + 1} title={step.title} errorCount={step.errorCount} />
          <FieldsForm fields={plan.fields} only={step.fields} inputs={inputs} draft={guide.draft} errors={errors} open={open} onChange={guide.setDraft} />
        </section>
      ))}
      <section className="rc-step" data-current={current === steps.length || undefined} aria-label="预算">
        <StepHead number={count} title="预算" errorCount={guide.budget.ok ? 0 : 1} />
        <Field
          label="设备预算"
          hint="选填，可写 5万。超出时在满足要求的型号里换便宜的，仍超出会说明差多少"
          error={guide.budget.ok ? undefined : guide.budget.error}
        >
          <Input
            name="budget"
            value={guide.budgetText}
            inputMode="text"
            autoComplete="off"
            maxLength={20}
            before="¥"
            placeholder="不限"
            onChange={(event) => guide.setBudget(event.target.value)}
          />
        </Field>
      </section>
      <div className="rc-form__walk">
        <Button disabled={current === 0} onClick={() => goTo(current - 1)}>
          上一步
        </Button>
        <span className="p-small">
          第 {current + 1} 步，共 {count} 步
        </span>
        {current < steps.length ? (
          <Button kind="primary" onClick={() => goTo(current + 1)}>
            下一步
          </Button>
        ) : (
          <Button kind="primary" onClick={onDone}>
            看方案
          </Button>
        )}
      </div>
    </form>
  );
}

function StepHead({ number, title, errorCount }: { number: number; title: string; errorCount: number }) {
  return (
    <h2 className="rc-step__head">
      <span className="rc-step__number" aria-hidden="true">
        {number}
      </span>
      {title}
      {errorCount > 0 && <span className="rc-step__wrong">{errorCount} 处需要修改</span>}
    </h2>
  );
}
