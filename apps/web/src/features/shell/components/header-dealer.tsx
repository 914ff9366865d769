import type { ComponentProps } from 'react';
import { DealerLink } from '../../dealer/index.ts';

/** Whom one orders from, in the row of every page of the tools. */
export const HeaderDealer = ({ session }: Pick<ComponentProps<typeof DealerLink>, 'session'>) => (
  <div className="s-shop">
    <DealerLink session={session} icon="shop" />
  </div>
);
