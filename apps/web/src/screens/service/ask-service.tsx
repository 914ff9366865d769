import { REQUIREMENT_TYPES, RequirementType } from '@portal/contract/requirement';
import { Anchor, Card } from '@portal/ui';
import { useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { begunRequirement, RequirementForm, requirementsAddress, SubmittedDialog } from '../../features/requirement/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import { readRequirement } from '../tool/read-requirement.server.ts';
import type { Route } from './+types/ask-service.ts';

const TYPES: Readonly<Record<string, RequirementType>> = {
  '/service-center/survey-service': RequirementType.survey,
  '/service-center/project-construction': RequirementType.construction,
  '/service-center/up-hold': RequirementType.upkeep,
};

/** Services that are asked for as a requirement: surveying, construction, upkeep (SERVICE-4). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  return readRequirement(context.get(callContext), new URL(request.url).searchParams);
});

export default function AskService({ loaderData: { choices, known } }: Route.ComponentProps) {
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const { pathname } = useLocation();
  const [submitted, setSubmitted] = useState<string>();
  const type = TYPES[pathname.replace(/\/$/, '').toLowerCase()] ?? RequirementType.survey;
  const words = REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === type)?.words;
  return (
    <Card>
      <p className="p-small">
        {words}。提交后由平台客服答复，进度在<Anchor href={requirementsAddress.path}>我的需求</Anchor>查看。
      </p>
      <RequirementForm
        key={type}
        requirementTypeId={type}
        choices={choices}
        begun={begunRequirement({ ...known, companyName: session?.companyName ?? '', nickname: session?.nickname ?? '' })}
        onSubmitted={setSubmitted}
      />
      <SubmittedDialog id={submitted} onClose={() => setSubmitted(undefined)} />
    </Card>
  );
}
