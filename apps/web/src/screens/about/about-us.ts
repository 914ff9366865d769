import { redirect } from 'react-router';
import type { Route } from './+types/about-us.ts';
import { TABS } from './static-text.ts';

/** /aboutUs?tab=privacyPolicy: the text that is asked for; who we are where none is (SHELL-11). */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('tab');
  const tab = TABS.find(({ name }) => name === wanted)?.name ?? 'aboutUs';
  return redirect(`/aboutUs/staticContent?tab=${tab}`);
}
