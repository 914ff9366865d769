import { getLoginSessionInfo } from '@portal/contract/account';
import { enterpriseCopy, getEnterpriseDetail } from '@portal/contract/enterprise';
import { certificationStateOf, certificationStates } from '@portal/engines/states';
import { Anchor, Button, Notice, toast } from '@portal/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CertificationNotice, EnterpriseFacts, PapersFacts, PapersForm, useUnsavedQuestion, WithdrawButton } from '../../features/enterprise/index.ts';
import { nextPageOf } from '../../lib/address-bar/next-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/auth.ts';
import './auth.css';

/** /auth (ENTERPRISE-5); who has just registered (`from=normalRegister`) may put it off and goes on to the page named by `redirect`. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => ({
  session: await context.get(callContext)(getLoginSessionInfo),
  detail: await context.get(callContext)(getEnterpriseDetail),
  isOffer: new URL(request.url).searchParams.get('from') === 'normalRegister',
  next: nextPageOf(request) ?? '/home',
}));

export default function Auth({ loaderData: { session, detail, isOffer, next } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [isUnsaved, setUnsaved] = useState(false);
  const question = useUnsavedQuestion(isUnsaved);
  const handleDone = () => {
    toast.success(enterpriseCopy.submitted);
    void revalidate();
  };
  const state = certificationStateOf(detail?.auditStatus ?? session.auditStatus);
  const mayChange = certificationStates.may(state, 'submit', 'applicant');
  // what is certified is looked at first
  const [isChanging, setChanging] = useState(false);
  const isForm = mayChange && (state !== 'certified' || isChanging);
  return (
    <section className="e-auth" aria-labelledby="auth">
      <h1 id="auth">企业认证</h1>
      {isOffer && detail === null && (
        <Notice tone="success" action={<Anchor href={next}>暂不认证，继续浏览</Anchor>}>
          注册成功。完成企业认证后，可查看经销商价格并在线订货。
        </Notice>
      )}
      <CertificationNotice
        detail={detail ?? (state === 'notSubmitted' ? null : { auditStatus: session.auditStatus, reason: '', validUntil: null })}
        action={
          state === 'certified' && !isChanging ? (
            <Button size="small" onClick={() => setChanging(true)}>
              变更资料
            </Button>
          ) : (
            detail && <WithdrawButton detail={detail} onDone={() => void revalidate()} />
          )
        }
      />
      {isForm ? (
        <PapersForm key={`${detail?.enterpriseNo} ${detail?.auditStatus}`} detail={detail} onChanged={setUnsaved} onDone={handleDone} />
      ) : (
        ((detail && <PapersFacts detail={detail} />) ?? <EnterpriseFacts session={session} />)
      )}
      {question}
    </section>
  );
}
