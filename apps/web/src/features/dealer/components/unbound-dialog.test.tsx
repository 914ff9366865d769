import { UserType } from '@portal/engines/access';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnboundQuestion } from './unbound-dialog.tsx';

const words = (userType: UserType) => renderToString(<UnboundQuestion userType={userType} onClose={() => {}} />);

describe('the prompt of the unbound (ACCESS-11)', () => {
  it('tells an individual that none is chosen, everybody else that none is bound, and leads to where it is done', () => {
    expect(words(UserType.Person)).toContain('您还没有选择订货一级经销商，请先选择');
    for (const userType of [UserType.SecondLevel, UserType.GoldSecondLevel]) expect(words(userType)).toContain('您还没有绑定一级经销商，请绑定后再采购');
    expect(words(UserType.SecondLevel)).toContain('href="/bindFirst"');
    // to them the page is closed
    for (const userType of [UserType.SalesStaff, UserType.SecondLevelStaff]) expect(words(userType)).not.toContain('/bindFirst');
  });
});
