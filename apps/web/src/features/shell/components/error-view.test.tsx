import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorView } from './error-view.tsx';

it('offers to refresh in the words of the error page, and nothing to refresh where nothing was read (SHELL-6)', () => {
  const shown = (view: Parameters<typeof ErrorView>[0]) => renderToStaticMarkup(<ErrorView {...view} />);
  expect(shown({ status: 500 })).toMatch(/<button[^>]*>.*刷新重试.*<\/button>/);
  expect(shown({ status: 500, readAgain: null })).not.toContain('<button');
  expect(shown({ status: 500, readAgain: null })).toContain('去首页');
});
