import type { Fields } from '@portal/engines/inputs';
import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { carriedSearch } from '../../../lib/address-bar/here.ts';
import { copyText } from '../copy-text.ts';
import { keepResult } from '../history-keeper.ts';
import { figureText, resultText } from '../model/result-text.ts';
import type { CalculatorView } from '../view.ts';
import type { Calculation } from './use-calculation.ts';

const STILL_MS = 2000;

/** What can be done with a result that holds. A deed, and a result of the user's own that stood still for a while, go into the history. */
export function useResultActions<F extends Fields, Outputs>(
  view: CalculatorView<F, Outputs>,
  calculation: Calculation<F, Outputs>,
  onRefused: (text: string) => void,
) {
  const { pathname } = useLocation();
  const { worked, isTouched, search } = calculation;
  const { id } = view.plan;
  const answer = worked === null ? null : figureText(view.answer(worked.values, worked.outputs));
  const meaning = (worked === null ? undefined : view.plan.meaning(worked.values, worked.outputs)[0]) ?? '';

  useEffect(() => {
    if (answer === null || !isTouched) return;
    const timer = setTimeout(() => keepResult(id, { at: Date.now(), search, answer, meaning }), STILL_MS);
    return () => clearTimeout(timer);
  }, [id, answer, meaning, isTouched, search]);

  const remember = () => {
    if (answer !== null) keepResult(id, { at: Date.now(), search, answer, meaning });
  };
  const isCarried = carriedSearch(search) === search;
  const linkOf = () => window.location.origin + pathname + carriedSearch(search);
  const copy = async (text: string, said: string) => {
    remember();
    if (await copyText(text)) toast.success(said);
    else onRefused(text);
  };
  return {
    remember,
    copyResult: () => void (worked && copy(resultText(view, worked, isCarried ? linkOf() : null), '结果已复制，可粘贴到微信')),
    copyLink() {
      if (isCarried) void copy(linkOf(), '链接已复制，打开后数值不变');
      else toast.warning('数据太多，链接里放不下，请用复制结果或打印');
    },
    print() {
      remember();
      window.print();
    },
  };
}
