import { getRequirement, requirementTitle } from '@portal/contract/requirement';
import { requirementStates } from '@portal/engines/states';
import { Anchor, Card } from '@portal/ui';
import { data } from 'react-router';
import { AddWord, RequirementFacts, requirementsAddress, RequirementThread, StateTag, WithdrawButton } from '../../features/requirement/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/requirement-detail.ts';
import './requirement-detail.css';

/** /member/requirement/detail: what was asked, and everything said about it (REQUEST-8). */
export const loader = pageLoader(({ context, request }: Route.LoaderArgs) => {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw data(null, { status: 404 });
  return context.get(callContext)(getRequirement, { params: { id } });
});

export default function RequirementDetail({ loaderData: requirement }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const { id, requirementTypeId, state, words } = requirement;
  const isAnswered = state === 'answered';
  const handleChanged = () => void readAnew();
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-row">
          <b>{requirementTitle(requirementTypeId)}需求</b> <StateTag state={state} />
        </p>
        <Anchor href={requirementsAddress.path}>返回我的需求</Anchor>
      </div>
      <div className="m-request">
        <Card title="往来记录">
          <div className="m-request__talk">
            <RequirementThread words={words} />
            {requirementStates.may(state, 'addWord', 'asker') && (
              <AddWord key={id} id={id} isAnswered={isAnswered} onAdded={handleChanged} onMoved={handleChanged} />
            )}
            {state === 'closed' && <p className="p-small">需求已关闭，不能再补充。需要时请重新提交。</p>}
          </div>
        </Card>
        <Card title="需求内容">
          <RequirementFacts requirement={requirement} onChanged={handleChanged} />
          {requirementStates.may(state, 'withdraw', 'asker') && (
            <div className="m-request__back">
              <WithdrawButton id={id} isAnswered={isAnswered} onDone={handleChanged} />
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
