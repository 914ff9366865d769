import { listDesignOrders } from '@portal/contract/design-order';
import { Anchor, ButtonLink, Drawing, Empty, ErrorState, type DrawingName } from '@portal/ui';
import type { ReactNode } from 'react';
import { BOOKS_PATH } from '../../features/calculation-book/index.ts';
import { CalculatorStrip } from '../../features/calculator/index.ts';
import { ORDERS_PATH, OrderTable, PICKING_PATH } from '../../features/design-order/index.ts';
import { listScenarios, ScenarioStrip } from '../../features/recommend/index.ts';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import { useSelectionCount } from '../../lib/selection/selection-count.ts';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/tool-home.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import './tool-home.css';
import { NO_ORDERS_YET } from '../../lib/words/empty-words.ts';

const RECENT = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const scenarios = listScenarios();
  if (!context.get(hasSessionContext)) return { scenarios, recent: null };
  return { scenarios, recent: await partOf(request, context.get(callContext)(listDesignOrders, { query: { page: 1, size: 10 } })) };
}

/** For those with orders these come first: whoever is here daily goes on with one of them. */
export default function ToolHome({ loaderData: { scenarios, recent } }: Route.ComponentProps) {
  const hasOrders = recent?.data !== null && (recent?.data?.count ?? 0) > 0;
  const orders = <RecentOrders recent={recent} />;
  return (
    <div className="t-container">
      <h1 className="p-hidden">安防工具</h1>
      {hasOrders && orders}
      <Tasks />
      <ScenarioStrip scenarios={scenarios} />
      <CalculatorStrip />
      {!hasOrders && orders}
    </div>
  );
}

function Tasks() {
  const count = useSelectionCount();
  return (
    <ul className="t-deeds">
      <Task
        drawing="box"
        title="选型配单"
        text={count > 0 ? `清单中有 ${count} 种产品，接着挑选，定折扣率，生成报价。` : '按品类、参数和库存挑选产品，定折扣率，算总价，生成报价。'}
        href={PICKING_PATH}
        action={count > 0 ? '继续选型' : '开始选型'}
        isPrimary
      />
      <Task drawing="list" title="我的配单" text="查看、导出 Excel 与 PDF 报价单，或在旧配单上继续加产品。" href={ORDERS_PATH} action="查看配单" />
      <Task
        drawing="book"
        title="我的计算书"
        text="一个项目的各项计算存在一起，对比方案，定稿签字，导出 PDF 和 Excel。"
        href={BOOKS_PATH}
        action="打开计算书"
      />
      <Task drawing="search" title="产品中心" text="先看参数、配件和资料，再决定用哪一款。" href="/product" action="浏览产品" />
    </ul>
  );
}

function RecentOrders({ recent }: Pick<Route.ComponentProps['loaderData'], 'recent'>) {
  return (
    <section className="t-recent" aria-label="最近的配单">
      <div className="t-head">
        <h2>最近的配单</h2>
        {recent?.data && recent.data.count > 0 && <Anchor href={ORDERS_PATH}>全部 {recent.data.count} 份</Anchor>}
      </div>
      <Recent recent={recent} />
    </section>
  );
}

function Recent({ recent }: { recent: Route.ComponentProps['loaderData']['recent'] }): ReactNode {
  if (recent === null)
    return (
      <Empty
        text="登录后可保存清单、生成配单、导出报价"
        action={
          <ButtonLink kind="primary" href={signInHref('/tool')}>
            登录
          </ButtonLink>
        }
      />
    );
  if (recent.data === null) return <ErrorState title="配单没有加载成功" safe={recent.failure} actions={<ButtonLink href="/tool">重试</ButtonLink>} />;
  if (recent.data.data.length === 0) return <Empty text={NO_ORDERS_YET} action={<ButtonLink href={PICKING_PATH}>开始选型</ButtonLink>} />;
  return <OrderTable orders={recent.data.data.slice(0, RECENT)} isBrief />;
}

interface TaskProps {
  drawing: DrawingName;
  title: string;
  text: string;
  href: string;
  action: string;
  isPrimary?: boolean;
}

function Task({ drawing, title, text, href, action, isPrimary }: TaskProps) {
  return (
    <li className="t-deed">
      <Drawing name={drawing} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink kind={isPrimary ? 'primary' : 'secondary'} href={href}>
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}
