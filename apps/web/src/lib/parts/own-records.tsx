import { PAGE_SIZES } from '@portal/contract/core';
import { Anchor, Pager, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { PagePart } from '../page/page-loader.ts';
import { PartFailed } from '../page/part-failed.tsx';
import { useReadWhenTold } from '../live/read-when-told.ts';
import './own-records.css';

/** What somebody has asked for, and how far it is. */
export interface OwnRecord {
  id: string;
  href: string;
  title: ReactNode;
  /** Its state. */
  tag: ReactNode;
  gmtModified: string;
  /** Where, and of what kind. */
  facts: ReactNode;
  /** What is asked for. */
  text: string;
  /** What was said to it last, and by whom; '': nothing yet. */
  answer: string;
}

/** One's own records, each a way to its page. */
export function OwnRecords({ label, records }: { label: string; records: readonly OwnRecord[] }) {
  return (
    <ul className="l-records" aria-label={label}>
      {records.map(({ id, href, title, tag, gmtModified, facts, text, answer }) => (
        <li key={id} className="l-record">
          <div className="l-record__head">
            {tag}
            <h2>
              <Anchor href={href}>{title}</Anchor>
            </h2>
            <time className="p-small" dateTime={gmtModified}>
              {formatDateTime(Date.parse(gmtModified))}
            </time>
          </div>
          <p className="p-small">{facts}</p>
          <p className="l-record__text">{text}</p>
          {answer !== '' && <p className="l-record__text l-record__text--answer">{answer}</p>}
        </li>
      ))}
    </ul>
  );
}

interface OwnRecordsPageProps<Row> extends Pick<ComponentProps<typeof Tabs>, 'label' | 'tabs' | 'current'> {
  /** What is listed: 服务订单. */
  name: string;
  /** A new one is asked for. */
  action: ReactNode;
  found: PagePart<{ data: Row[]; count: number }>;
  recordOf(row: Row): OwnRecord;
  /** Said where there is none. */
  none: ReactNode;
  page: number;
  size: number;
  hrefOf(page: number, size: number): string;
}

/** A page of one's own records by state; it is read anew when a message says that something has changed. */
export function OwnRecordsPage<Row>({ name, action, found: { data, failure }, recordOf, none, page, size, hrefOf, ...tabs }: OwnRecordsPageProps<Row>) {
  const { state } = useNavigation();
  useReadWhenTold();
  return (
    <>
      <div className="p-row p-row--apart">
        <Tabs small {...tabs} />
        {action}
      </div>
      {failure !== null && <PartFailed title={`${name}没有加载成功`} failure={failure} />}
      {data?.data.length === 0 && none}
      {data && data.data.length > 0 && (
        <div className="l-records-page" aria-busy={state === 'loading'}>
          <OwnRecords label={name} records={data.data.map(recordOf)} />
          <Pager total={data.count} page={page} size={size} sizes={PAGE_SIZES} hrefOf={hrefOf} />
        </div>
      )}
    </>
  );
}
