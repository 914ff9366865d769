import { Button, ButtonLink, Dialog } from '@portal/ui';
import { useLocation } from 'react-router';
import { carriedSearch } from '../../../lib/address-bar/here.ts';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';

/** The way to sign in that comes back to these inputs. */
export const useSignInHref = (search: string): string => signInHref(useLocation().pathname + carriedSearch(search));

/** Asks a guest to sign in for what only an account has. */
export function SignInFirst({ search, reason, onClose }: { search: string; reason: string; onClose: () => void }) {
  const href = useSignInHref(search);
  return (
    <Dialog
      open
      onClose={onClose}
      title="请先登录"
      actions={
        <>
          <Button onClick={onClose}>暂不登录</Button>
          <ButtonLink kind="primary" href={href}>
            去登录
          </ButtonLink>
        </>
      }
    >
      <p>
        {reason}登录后回到本页，{carriedSearch(search) === search ? '已填的数值不会丢。' : '已填的数值可从历史记录恢复。'}
      </p>
    </Dialog>
  );
}
