import type { Fields, Raw } from '@portal/engines/inputs';
import { BottomBar, Button, Notice, toast } from '@portal/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { inputsOfSearch } from '../model/address.ts';
import { isStillExample } from '../model/still-example.ts';
import { figureText } from '../model/result-text.ts';
import type { CalculatorView } from '../view.ts';
import { useLocation } from 'react-router';
import { carriedSearch } from '../../../lib/address-bar/here.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { useFrame } from './frame-context.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { InputForm } from './input-form.tsx';
import { PaperInputs } from './paper-inputs.tsx';
import { ResultProof } from './result-proof.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useCalculation } from './use-calculation.ts';
import { useResultActions } from './use-result-actions.ts';
import { useDebounced } from '../../../lib/browser/debounced.ts';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import './calculator-page.css';

const ProductsDialog = lazyPart(async () => (await import('./products-dialog.tsx')).ProductsDialog);
const TakeDialog = lazyPart(async () => (await import('./take-dialog.tsx')).TakeDialog);

type Opened = { kind: 'history' | 'products' | 'take' | 'signIn' } | { kind: 'copy'; text: string };

const SAID_MS = 1000;
const IN_ERROR = '按提示改正输入后，这里显示结果';

/** A calculator: inputs at the left, at the right what comes of them at once. */
export function CalculatorPage<F extends Fields, Outputs>({ view }: { view: CalculatorView<F, Outputs> }) {
  const { plan } = view;
  const { isSignedIn, renderSave } = useFrame();
  const { pathname } = useLocation();
  const calculation = useCalculation(plan);
  const { draft, inputs, errors, worked, search, change, replace, reset } = calculation;
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Whence the inputs were taken: the name of an order, '' of the list; null: they were not. */
  const [takenOf, setTakenOf] = useState<string | null>(null);
  const close = () => setOpened(null);
  const resultRef = useRef<HTMLElement>(null);
  const showResult = (event: MouseEvent) => {
    // going to the address would take what it says, not what was just typed
    event.preventDefault();
    resultRef.current?.focus();
    resultRef.current?.scrollIntoView({ block: 'start' });
  };
  const actions = useResultActions(view, calculation, (text) => setOpened({ kind: 'copy', text }));
  const answer = worked === null ? null : view.answer(worked.values, worked.outputs);
  const said = useDebounced(answer === null ? IN_ERROR : figureText(answer), SAID_MS);
  const products = worked === null ? [] : plan.products(worked.values, worked.outputs);

  const why = worked === null ? undefined : plan.unmatched?.(worked.values, worked.outputs);

  const say = (words: string, undo: () => void) => {
    close();
    toast.success(words, { action: { label: '撤销', onAct: undo } });
  };
  const sayOwn = (words: string, undo: () => void) => {
    setTakenOf(null);
    say(words, undo);
  };
  const take = (taken: Raw, words: string, project: string) => {
    const undo = replace({ ...inputs, ...taken });
    setTakenOf(project);
    say(words, () => {
      undo();
      setTakenOf(null);
    });
  };
  const openProducts = () => {
    actions.remember();
    setOpened({ kind: 'products' });
  };

  return (
    <article className="cc-page">
      <header className="cc-head">
        <div>
          <h1>{plan.title}</h1>
          <p className="cc-head__answers">{plan.answers}</p>
        </div>
        <div className="cc-head__deeds">
          <Button size="small" kind="quiet" icon="download" onClick={() => setOpened({ kind: isSignedIn ? 'take' : 'signIn' })}>
            从清单取数
          </Button>
          <Button size="small" kind="quiet" icon="list" onClick={() => setOpened({ kind: 'history' })}>
            历史记录
          </Button>
          <Button size="small" kind="quiet" icon="refresh" onClick={() => sayOwn('已恢复默认数值', reset())}>
            恢复默认
          </Button>
        </div>
      </header>
      <div className="cc-columns">
        <form className="cc-form" aria-label="输入" noValidate onSubmit={(event) => event.preventDefault()}>
          {takenOf !== null && isStillExample(plan, inputs) && <Notice tone="warning">{plan.example?.text}</Notice>}
          <InputForm fields={plan.fields} more={view.more} inputs={inputs} starter={plan.starter} draft={draft} errors={errors} onChange={change} />
        </form>
        <section ref={resultRef} className="cc-sheet" id="result" aria-label="结果" tabIndex={-1}>
          <output className="p-hidden">{said}</output>
          {worked === null && <Notice tone="warning">{IN_ERROR}</Notice>}
          {worked !== null && (
            <>
              <PaperInputs fields={plan.fields} worked={worked} />
              <ResultSheet
                view={view}
                worked={worked}
                actions={
                  <div className="cc-deeds">
                    {products.length > 0 && (
                      <Button kind="primary" icon="plus" onClick={openProducts}>
                        加入清单
                      </Button>
                    )}
                    <Button kind={products.length > 0 ? 'secondary' : 'primary'} icon="copy" onClick={actions.copyResult}>
                      复制结果
                    </Button>
                    {renderSave({ engine: plan.id, title: plan.title, inputs, here: pathname + carriedSearch(search), project: takenOf ?? '' })}
                    <Button icon="link" onClick={actions.copyLink}>
                      复制链接
                    </Button>
                    <Button icon="print" onClick={actions.print}>
                      打印 / 存为 PDF
                    </Button>
                  </div>
                }
              />
            </>
          )}
        </section>
        {worked !== null && <ResultProof plan={plan} worked={worked} />}
      </div>
      <BottomBar label="结果">
        <a className="cc-bar__answer" href="#result" onClick={showResult}>
          <span>{answer === null ? '输入有误' : answer.label}</span>
          <b>{answer === null ? '–' : `${answer.value} ${answer.unit ?? ''}`}</b>
        </a>
        <Button kind="primary" icon="copy" disabled={answer === null} onClick={actions.copyResult}>
          复制结果
        </Button>
      </BottomBar>
      {opened?.kind === 'history' && (
        <HistoryDialog id={plan.id} onClose={close} onRestore={(found) => sayOwn('已恢复这次的数值', replace(inputsOfSearch(plan, found)))} />
      )}
      {opened?.kind === 'products' && (
        <ComingDialog title="加入清单" width="large" onClose={close}>
          <ProductsDialog lines={products} why={why} search={search} onClose={close} />
        </ComingDialog>
      )}
      {opened?.kind === 'take' && (
        <ComingDialog title="从清单或配单取数" width="medium" onClose={close}>
          <TakeDialog plan={plan} onClose={close} onTake={take} />
        </ComingDialog>
      )}
      {opened?.kind === 'signIn' && <SignInFirst search={search} reason="登录后可以从清单和自己的配单取数。" onClose={close} />}
      {opened?.kind === 'copy' && <CopyDialog text={opened.text} onClose={close} />}
    </article>
  );
}
