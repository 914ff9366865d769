import { mayCall, type UserType } from '@portal/engines/access';
import { Anchor, Notice } from '@portal/ui';
import { unboundWords } from '../model/unbound-words.ts';

/** Above what can be looked at without a dealer: that one is to be chosen first, with the way to it for whoever may. */
export const UnboundNotice = ({ userType }: { userType: UserType }) => (
  <Notice tone="warning" action={mayCall('ordersFromDealer', userType) && <Anchor href="/bindFirst">去选择</Anchor>}>
    {unboundWords(userType)}
  </Notice>
);
