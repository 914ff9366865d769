import { ButtonLink, Empty } from '@portal/ui';

export function NotFound() {
  return <Empty drawing="search" text="页面不存在" action={<ButtonLink href="/">回到首页</ButtonLink>} />;
}
