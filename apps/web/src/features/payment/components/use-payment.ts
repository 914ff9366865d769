import type { Payable } from '@portal/contract/payment';
import { useCountdown } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { checkState, fetchCode, readState, type Channel } from '../api.ts';
import { secondsUntil } from '../model/clock-text.ts';

/** Between two looks at whether it is paid. */
const LOOK_MS = 3_000;
/** Every so many looks the channel itself is asked: a failure has no notice, and one may be late. */
const CHECK_EVERY = 4;

/** What is to be paid, followed while its page is seen: the code of the channel chosen, the seconds left of code and order, what went wrong. */
export function usePayment(given: Payable) {
  const [payable, setPayable] = useState(given);
  const [channel, setChannel] = useState<Channel | null>(given.payment?.channel ?? given.channels[0] ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // the last look got no answer; the next one may
  const [isAway, setAway] = useState(false);
  const [left, setLeft] = useCountdown();
  const [codeLeft, setCodeLeft] = useCountdown();
  // the answer of a channel that was left meanwhile is none
  const asked = useRef(0);

  const take = useCallback(
    (answer: Payable) => {
      setPayable(answer);
      setLeft(secondsUntil(answer.gmtExpire, answer.now));
      setCodeLeft(answer.payment === null ? 0 : secondsUntil(answer.payment.gmtExpire, answer.now));
    },
    // both are setters, new at each drawing and the same in what they do
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );

  const choose = useCallback(
    async (wanted: Channel) => {
      const turn = ++asked.current;
      setChannel(wanted);
      setBusy(true);
      setFailure(null);
      try {
        const answer = await fetchCode(given, wanted);
        if (turn === asked.current) take(answer);
      } catch (refused) {
        // refused because it is another by now: its amount, its end are shown instead of what they were
        const present = await readState(given).catch(() => null);
        if (turn === asked.current && present !== null) take(present);
        if (turn === asked.current) tellFailure(refused, setFailure);
      }
      if (turn === asked.current) setBusy(false);
    },
    [given, take],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    take(given);
    const hasCode = given.payment !== null && given.payment.codeSvg !== '';
    if (given.state === 'OPEN' && given.hindrance === '' && channel !== null && !hasCode) void choose(channel);
  }, [given, channel, choose, take]);

  const isOpen = payable.state === 'OPEN';
  useEffect(() => {
    if (!isOpen) return undefined;
    let looks = 0;
    const look = async () => {
      const turn = asked.current;
      try {
        // where the channel is away, what is known here is told all the same
        const answer = looks++ % CHECK_EVERY === 0 ? await checkState(given).catch(() => readState(given)) : await readState(given);
        if (turn === asked.current) take(answer);
        setAway(false);
      } catch {
        setAway(true);
      }
    };
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    // whoever comes back from paying is told at once
    const handleBack = () => {
      if (document.hidden) return;
      looks = 0;
      void look();
    };
    document.addEventListener('visibilitychange', handleBack);
    window.addEventListener('focus', handleBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleBack);
      window.removeEventListener('focus', handleBack);
    };
  }, [given, isOpen, take]);

  return { payable, channel, choose, failure, isAway, isBusy, left, codeLeft };
}
