import { UserType } from '@portal/engines/access';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Way } from './bound-elsewhere.tsx';
import { DealerDialog } from './dealer-dialog.tsx';

const nothing = () => {};

describe('the dealer dialog (ACCESS-11)', () => {
  it.each([
    [true, '修改订货一级经销商'],
    [false, '选择订货一级经销商'],
  ])('bound: %s, says so before the dealers are read', (isBound, title) =>
    expect(
      renderToStaticMarkup(
        <DealerDialog isBound={isBound} accountNo="A" userType={UserType.SecondLevel} enterpriseType={null} onChanged={nothing} onClose={nothing} />,
      ),
    ).toContain(title),
  );

  it('leads a certified enterprise to the workbench outside, else says whom to ask', () => {
    const way = (workbenchUrl: string | null, phones: { provider: string; phone: string }[]) =>
      renderToStaticMarkup(<Way workbenchUrl={workbenchUrl} phones={phones} />);
    expect(way('https://work.example/', [{ provider: '', phone: '400' }])).toBe('<a href="https://work.example/">前往客户运营中心</a>');
    expect(way(null, [{ provider: '某牌', phone: '400-800-5998' }])).toContain('<a href="tel:4008005998">400-800-5998</a>');
    expect(way(null, [])).toContain('请联系');
  });
});
