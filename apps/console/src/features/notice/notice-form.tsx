import { findCallError } from '@portal/client';
import type { BodyInputOf } from '@portal/contract/core';
import { MESSAGE_LINK_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, noticeCopy, publishNotice } from '@portal/contract/message';
import { Button, Dialog, Field, Input, Notice, RadioGroup, Textarea } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { instantAt } from '@portal/units';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptForm } from '../../lib/kept-form.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticeAudiences, noticeKindNames } from './notice-words.ts';
import './notice.css';

const EMPTY = { kind: 'price', title: '', text: '', beginDate: '', endDate: '', link: '', when: 'now', publishAt: '', endAt: '' };
type Form = typeof EMPTY;

const bodyOf = ({ kind, title, text, beginDate, endDate, link, when, publishAt, endAt }: Form): BodyInputOf<typeof publishNotice> => {
  const words = { title, text, gmtPublish: when === 'now' ? null : instantAt(publishAt) };
  return kind === 'price'
    ? { kind: 'price', ...words, beginDate, endDate, gmtEnd: instantAt(endAt) }
    : { kind: 'system', ...words, link: link.trim() === '' ? null : link };
};

/** What is wrong with it already here, in the words the server has for it. */
function faultsOf({ kind, title, text, beginDate, endDate, when, publishAt, endAt }: Form): Record<string, string> {
  const faults: Record<string, string> = {};
  if (title.trim() === '') faults['title'] = noticeCopy.titleRequired;
  if (text.trim() === '') faults['text'] = noticeCopy.textRequired;
  if (kind === 'price' && beginDate === '') faults['beginDate'] = noticeCopy.dayRequired;
  if (kind === 'price' && endDate === '') faults['endDate'] = noticeCopy.dayRequired;
  else if (kind === 'price' && beginDate > endDate) faults['endDate'] = noticeCopy.days;
  if (kind === 'price' && endAt !== '' && instantAt(endAt) === null) faults['gmtEnd'] = noticeCopy.endMoment;
  if (when === 'later' && instantAt(publishAt) === null) faults['gmtPublish'] = noticeCopy.publishMoment;
  return faults;
}

/** A notice while it is written, beside what people will see of it; publishing is asked for once more. */
export function NoticeForm({ onPublished }: { onPublished(): void }) {
  const { form, isRestored, change, forget } = useKeptForm('notice', EMPTY);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keys = useRequestKeys();
  const kind = form.kind === 'system' ? 'system' : 'price';
  const page = useRef<HTMLFormElement>(null);
  const ask = () => {
    // what the schema says of what is missing is said in the form's own words
    const faults = { ...bodyFaults(publishNotice, bodyOf(form)), ...faultsOf(form) };
    setFailed(undefined);
    if (Object.keys(faults).length > 0) return showFaults(page.current, () => setFields(faults));
    setFields({});
    setAsking(true);
  };
  const publish = async () => {
    setBusy(true);
    const body = bodyOf(form);
    try {
      await keys.send(body, (key) => call(publishNotice, { body, idempotencyKey: key }));
      forget(EMPTY);
      onPublished();
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      setAsking(false);
      showFaults(page.current, () => {
        setFields(told);
        if (Object.keys(told).length === 0) setFailed(failureWords(failure));
      });
    }
    setBusy(false);
  };
  const text = (field: keyof Form) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [field]: target.value });
      setFields(({ [field]: _mended, ...others }) => others);
    },
  });
  return (
    <div className="c-notice">
      <form
        ref={page}
        className="c-notice__form"
        aria-label="公告"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {failed && <Notice tone="error">{failed}</Notice>}
        {isRestored && (
          <Notice tone="info">
            已恢复上次未发布的内容。
            <Button kind="quiet" size="small" onClick={() => forget(EMPTY)}>
              清空
            </Button>
          </Notice>
        )}
        <RadioGroup
          legend="类型"
          name="kind"
          value={kind}
          onChange={(value) => change({ kind: value })}
          options={[
            { value: 'price', label: noticeKindNames.price },
            { value: 'system', label: noticeKindNames.system },
          ]}
        />
        <Field label="标题" required error={fields['title']}>
          <Input maxLength={MESSAGE_TITLE_MAX} {...text('title')} />
        </Field>
        <Field label="正文" required hint={`最多 ${MESSAGE_TEXT_MAX} 字`} error={fields['text']}>
          <Textarea rows={6} maxLength={MESSAGE_TEXT_MAX} {...text('text')} />
        </Field>
        {kind === 'price' ? (
          <div className="c-notice__pair">
            <Field label="调价开始日期" required error={fields['beginDate']}>
              <DateInput {...text('beginDate')} />
            </Field>
            <Field label="调价结束日期" required error={fields['endDate']}>
              <DateInput {...text('endDate')} />
            </Field>
          </div>
        ) : (
          <Field label="链接" hint="可不填；本站路径，例如 /product" error={fields['link']}>
            <Input maxLength={MESSAGE_LINK_MAX} {...text('link')} />
          </Field>
        )}
        <RadioGroup
          legend="发布时间"
          name="when"
          value={form.when}
          onChange={(when) => change({ when })}
          options={[
            { value: 'now', label: '立即发布' },
            { value: 'later', label: '定时发布' },
          ]}
        />
        {(form.when === 'later' || kind === 'price') && (
          <div className="c-notice__pair">
            {form.when === 'later' && (
              <Field label="从此刻起发布" required error={fields['gmtPublish']}>
                <DateInput withTime {...text('publishAt')} />
              </Field>
            )}
            {kind === 'price' && (
              <Field label="弹窗截止时间" hint="可不填；不填则一直提示到撤回" error={fields['gmtEnd']}>
                <DateInput withTime {...text('endAt')} />
              </Field>
            )}
          </div>
        )}
        <div>
          <Button kind="primary" type="submit">
            发布公告
          </Button>
        </div>
      </form>
      <section className="c-notice__preview" aria-labelledby="notice-preview">
        <h2 id="notice-preview" className="p-h3">
          预览
        </h2>
        <NoticePreview notice={{ ...form, kind }} />
      </section>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="发布公告" action={{ label: '确认发布', busy: isBusy, onAct: () => void publish() }}>
          <p>
            {form.when === 'now' ? '立即发布' : `${form.publishAt.replace('T', ' ')} 发布`}“{form.title}”：{noticeAudiences[kind]}。发布后不能修改，只能撤回。
          </p>
        </Dialog>
      )}
    </div>
  );
}
