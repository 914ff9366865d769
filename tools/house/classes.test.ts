import { describe, expect, it } from 'vitest';
import { classComplaints } from './classes.ts';
import { treeOf } from './tree.ts';

const folder = 'apps/web/src/features/room';
const house = {
  'packages/ui/package.json': '{ "name": "@portal/ui", "exports": { ".": "./index.ts" } }',
  'packages/ui/styles/button.css': '.p-button { margin: 0 }',
  [`${folder}/index.ts`]: "export { Sheet } from './sheet.tsx';",
  [`${folder}/sheet.tsx`]: "import { Row } from './row.tsx';\nimport './sheet.css';\nexport const Sheet = () => <ul className=\"r-sheet\"><Row /></ul>;",
  [`${folder}/sheet.css`]: '.r-sheet { margin: 0 }\n.r-row, .r-row--wide { margin: 0 }\n.r-mark__sign { margin: 0 }',
  [`${folder}/row.tsx`]: "export const Row = ({ wide }) => <li className={wide === 'no' ? 'r-row' : 'r-row r-row--wide p-button'} />;",
  'apps/web/src/screens/page.tsx': "import { Sheet } from '../features/room/index.ts';\nexport default () => <Sheet />;",
};
const said = (texts: Record<string, string>) => classComplaints(treeOf({ ...house, ...texts }));

describe('classes', () => {
  it('come with the component, with the ui, or with each of those who draw it', () => expect(said({})).toEqual([]));

  it.each([
    [
      'a part that another draws without the sheet',
      { 'apps/web/src/screens/other.tsx': `import { Row } from '../features/room/row.tsx';\nexport default () => <Row />;` },
      ['r-row is written in apps/web/src/features/room/sheet.css, which need not come along', 'r-row--wide is written in'],
    ],
    [
      'a sheet of the page next door',
      { 'apps/web/src/screens/other.tsx': 'export default () => <p className="r-sheet" />;' },
      ['screens/other.tsx: r-sheet is written in apps/web/src/features/room/sheet.css, which need not come along'],
    ],
    [
      'a class without rules',
      { 'apps/web/src/screens/other.tsx': "export default () => <p className={classes('p-button', busy && 'gone')} />;" },
      ['gone has no rules'],
    ],
    [
      'a state without rules',
      { 'apps/web/src/screens/other.tsx': 'export default ({ a }) => <p className={`p-button p-link--${a}`} />;' },
      ['p-link-- has no rules'],
    ],
  ])('%s is told', (_name, texts, complaints) => {
    expect(said(texts as Record<string, string>)).toEqual(complaints.map((text) => expect.stringContaining(text)));
  });

  it.each([
    ['the name of a block whose parts have rules', { 'apps/web/src/screens/other.tsx': 'export default () => <p className="r-mark" />;' }],
    ['what a journey looks for', { 'apps/web/src/screens/other.tsx': 'export default () => <p className="r-hook" />;', 'e2e/a.test.ts': "find('.r-hook');" }],
    ['what is only compared', { 'apps/web/src/screens/other.tsx': "export default ({ a }) => <p className={a === 'gone' ? 'p-button' : ''} />;" }],
  ])('%s needs none', (_name, texts) => expect(said(texts as Record<string, string>)).toEqual([]));
});
