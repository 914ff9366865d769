import { registerHref, signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import type { AccountRowsProps } from './account-menu.tsx';
import { TopLinks } from './top-links.tsx';

/** The ways in, and, at the foot of a phone's sheet, where else the bar above leads. */
export const GuestRows = ({ viewer, here, sheetAt }: AccountRowsProps) => (
  <>
    <a className="p-button p-button--primary" href={signInHref(here)}>
      登录
    </a>
    <a className="p-button p-button--secondary" href={registerHref(here)}>
      注册
    </a>
    {sheetAt !== undefined && (
      <div className="p-menu s-account__rows">
        <TopLinks viewer={viewer} className="p-menu__item" />
      </div>
    )}
  </>
);
