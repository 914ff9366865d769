import { Breadcrumb, Card, Container, type Crumb } from '@portal/ui';
import type { ReactNode } from 'react';
import './goods-page.css';

/** Frame of what is sold: the way to it, and what is told of it below one another. */
export function GoodsPage({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  return (
    <Container className="c-goods">
      <Breadcrumb crumbs={crumbs} />
      {children}
    </Container>
  );
}

/** Its pictures, and beside or below them what it costs and how it is bought. */
export function GoodsHead({ children }: { children: ReactNode }) {
  return <Card className="c-goods__head">{children}</Card>;
}
