import { PAGE_SIZES } from '@portal/contract/core';
import { feedbackCopy, getFeedbackRedPoint, listFeedback } from '@portal/contract/feedback';
import { Breadcrumb, Button, ButtonLink, Card, Container, Dialog, Empty, Pager, Tabs } from '@portal/ui';
import { useState } from 'react';
import { FeedbackForm, FeedbackHistory, feedbackAddress as address } from '../../features/feedback/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/contact-us.ts';

/** /aboutUs/contactUs: complaints and suggestions, and what became of them (FEEDBACK-1). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { page, size } = query;
  const [red, history] = await Promise.all([
    // the form stands without the point
    call(getFeedbackRedPoint).catch(() => ({ total: 0 })),
    query.tab === 'history' ? partOf(request, call(listFeedback, { query: { page, size } })) : null,
  ]);
  return { query, unread: red.total, history };
}

export default function ContactUs({ loaderData: { query, unread, history } }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const [isSubmitted, setSubmitted] = useState(false);
  const historyHref = address.href({ ...query, tab: 'history', page: 1 });
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '投诉与建议' }]} />
      <Card>
        <h1>投诉与建议</h1>
        <Tabs
          label="投诉与建议"
          current={query.tab}
          tabs={[
            { key: 'write', label: '我要反馈', href: address.path },
            { key: 'history', label: '反馈记录', href: historyHref, count: unread || undefined },
          ]}
        />
        {history === null && <FeedbackForm onSubmitted={() => setSubmitted(true)} />}
        {history !== null && history.failure !== null && <PartFailed title="反馈记录没有加载成功" failure={history.failure} />}
        {history?.data?.data.length === 0 && (
          <Empty
            text={query.page > 1 ? '这一页没有反馈了' : '还没有提交过反馈'}
            action={
              query.page > 1 ? (
                <ButtonLink href={historyHref}>回到第一页</ButtonLink>
              ) : (
                <ButtonLink kind="primary" href={address.path}>
                  我要反馈
                </ButtonLink>
              )
            }
          />
        )}
        {history?.data && history.data.data.length > 0 && (
          <>
            <FeedbackHistory feedback={history.data.data} />
            <Pager
              total={history.data.count}
              page={query.page}
              size={query.size}
              sizes={PAGE_SIZES}
              hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
            />
          </>
        )}
      </Card>
      <Dialog
        open={isSubmitted}
        onClose={() => setSubmitted(false)}
        title={feedbackCopy.submitted}
        actions={
          <>
            <Button onClick={() => setSubmitted(false)}>继续反馈</Button>
            <ButtonLink kind="primary" href={historyHref} onClick={() => (setSubmitted(false), void readAnew())}>
              查看反馈记录
            </ButtonLink>
          </>
        }
      >
        平台客服会查看并答复，答复会发到消息中心。
      </Dialog>
    </Container>
  );
}
