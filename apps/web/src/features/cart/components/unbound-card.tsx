import { mayCall, type UserType } from '@portal/engines/access';
import { ButtonLink, Card, Empty } from '@portal/ui';
import { LIST_PATH } from '../../catalog/index.ts';
import { unboundWords } from '../../dealer/index.ts';

/** Instead of what comes from a dealer, for whoever orders from none yet. */
export const UnboundCard = ({ userType }: { userType: UserType }) => (
  <Card>
    <Empty
      drawing="box"
      text={unboundWords(userType)}
      action={
        mayCall('ordersFromDealer', userType) ? (
          <ButtonLink kind="primary" href="/bindFirst">
            去选择
          </ButtonLink>
        ) : (
          <ButtonLink href={LIST_PATH}>看全部产品</ButtonLink>
        )
      }
    />
  </Card>
);
