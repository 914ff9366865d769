import { useCallback } from 'react';
import { Anchor, Icon } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { BOOKS_PATH, SaveButton } from '../../../features/calculation-book/index.ts';
import { calculatorAt, CalculatorFrame, type ResultToSave } from '../../../features/calculator/index.ts';
import { useSelectionStoreIfAny } from '../../../features/design-order/index.ts';
import { sayFailure, tellFailure } from '../../../lib/calls/failure.ts';
import type { RootData } from '../../../root.tsx';
import './calculator-layout.css';

export default function CalculatorLayout() {
  const { session } = useRouteLoaderData('root') as RootData;
  const { pathname, search } = useLocation();
  const list = useSelectionStoreIfAny();
  const reread = useCallback(() => void list?.reread().catch((failure) => tellFailure(failure, sayFailure)), [list]);
  const isSignedIn = session !== null;
  const renderSave = useCallback(
    ({ engine, title, inputs, here, project }: ResultToSave) => <SaveButton saved={{ engine, title, inputs, project }} here={here} isSignedIn={isSignedIn} />,
    [isSignedIn],
  );
  return (
    <CalculatorFrame
      current={calculatorAt(pathname)}
      search={search}
      isSignedIn={isSignedIn}
      onSelectionChanged={reread}
      renderSave={renderSave}
      aside={<BooksLink />}
    >
      <Outlet />
    </CalculatorFrame>
  );
}

/** Where results are kept. */
const BooksLink = () => (
  <Anchor className="ct-books" href={BOOKS_PATH}>
    <Icon name="list" size={16} />
    我的计算书
  </Anchor>
);
