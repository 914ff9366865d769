import type { SessionInfo } from '@portal/contract/account';
import { actingFor } from '@portal/contract/core';
import type { LoginStep } from '@portal/contract/message';
import { useEffect, useRef, useState } from 'react';
import { sessionDrawer } from '../../../lib/kept/storage.ts';
import { answerStep, findSteps, findTold, type PromptShown } from '../api.ts';
import { firstStep, isTold, placeOf, stepAfter, type ChainAt, type StepEnd } from '../model/chain.ts';
import { TipPlace } from './tip-dialog.tsx';
import { WhenFree } from './when-free.tsx';
import { BrowserTip, CertTip, FreezeTip, PriceChangeTip, ProtocolTip, RepeatNameTip, ServiceSafetyTip, WaitingShareTip } from './tips.tsx';

/**
 * Tells what there is to tell after signing in, a step at a time (MESSAGE-6). Asks one call what that is; where it is nothing, this tab
 * asks no more for whoever acts.
 */
export function PromptChain({ session }: { session: SessionInfo }) {
  const [told, setTold] = useState<PromptShown | null>(null);
  const has = useRef<ReadonlySet<LoginStep>>(new Set());
  const isWhole = useRef(false);
  const whose = actingFor(session);

  const finish = () => {
    setTold(null);
    // what could not be asked is asked at the next visit
    if (isWhole.current) sessionDrawer.write('loginPromptsDone', whose);
  };
  /** Opens the step at `at`, or the first after it that has something to tell. */
  const open = async (at: ChainAt): Promise<void> => {
    if (at === 'end') return finish();
    const found = await findTold[at](session).catch(() => 'failed' as const);
    if (found !== null && found !== 'failed') return setTold(found);
    return open(stepAfter(at, found === null ? 'nothing' : 'failed', has.current));
  };
  useEffect(() => {
    if (sessionDrawer.read('loginPromptsDone') === whose) return;
    let isGone = false;
    const begin = async () => {
      const { steps, isKnown } = await findSteps();
      if (isGone) return;
      isWhole.current = isKnown;
      has.current = steps;
      await open(firstStep(steps));
    };
    void begin();
    return () => void (isGone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [whose]);

  if (!told) return null;
  const handleEnd = (end: StepEnd) => {
    const { step } = told;
    setTold(null);
    if (isTold(end)) void answerStep(step);
    // the page is on its way out: what is still to come is told at the next visit
    if (end !== 'left') void open(stepAfter(step, end, has.current));
  };
  return (
    <TipPlace value={placeOf(told.step, has.current)}>
      <WhenFree key={told.step}>
        <Tip told={told} onEnd={handleEnd} />
      </WhenFree>
    </TipPlace>
  );
}

function Tip({ told, onEnd }: { told: PromptShown; onEnd(end: StepEnd): void }) {
  switch (told.step) {
    case 'repeatName':
      return <RepeatNameTip told={told} onEnd={onEnd} />;
    case 'browser':
      return <BrowserTip told={told} onEnd={onEnd} />;
    case 'protocol':
      return <ProtocolTip told={told} onEnd={onEnd} />;
    case 'waitingShare':
      return <WaitingShareTip told={told} onEnd={onEnd} />;
    case 'priceChange':
      return <PriceChangeTip told={told} onEnd={onEnd} />;
    case 'freeze':
      return <FreezeTip told={told} onEnd={onEnd} />;
    case 'verification':
      return <CertTip told={told} onEnd={onEnd} />;
    case 'serviceSafety':
      return <ServiceSafetyTip told={told} onEnd={onEnd} />;
  }
}
