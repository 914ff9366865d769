import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorView } from './error-view.tsx';

it('offers to refresh in the words of the error page, whether it is known what failed or not (SHELL-6)', () => {
  const shown = (view: Parameters<typeof ErrorView>[0]) => renderToStaticMarkup(<ErrorView {...view} />);
  for (const readAgain of [undefined, { isBusy: false, onAct: () => {} }]) {
    expect(shown({ status: 500, readAgain })).toMatch(/<button[^>]*>.*刷新重试.*<\/button>/);
    expect(shown({ status: 500, readAgain })).toContain('去首页');
  }
});
