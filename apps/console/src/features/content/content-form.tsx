import { formCopy } from '@portal/contract/core';
import { findCallError } from '@portal/client';
import {
  ARTICLE_MAX,
  articleBlocksOf,
  articleTextOf,
  CONTENT_SUMMARY_MAX,
  CONTENT_TITLE_MAX,
  contentCopy,
  hasGoods,
  listDeskIndustries,
  type CONTENT_WITH_GOODS,
  saveDeskContent,
  partBody,
  type DeskContent,
  type DeskFile,
} from '@portal/contract/content';
import { Button, Field, Input, Notice, Select, Textarea } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { formatDateTime, instantAt, parseWhole } from '@portal/units';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptForm } from '../../lib/kept-form.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useOperator } from '../../lib/use-operator.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { ContentGoods, typedGoods, type TypedGoods } from './content-goods.tsx';
import './content-goods.css';
import { ContentFiles } from './content-files.tsx';

const TAG_MARKS = /[,，、]/u;

/** Kept as a text, as all of a form is. */
const filesIn = (text: string): DeskFile[] => JSON.parse(text) as DeskFile[];

/** Of a list of tags or files the field that holds it. */
const byField = (told: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(told).map(([field, words]) => [field.startsWith('products.') ? field : (field.split('.')[0] ?? field), words]));

interface ContentFormProps {
  /** Null: a new one, of this kind. */
  content: DeskContent | null;
  kind?: 'article' | (typeof CONTENT_WITH_GOODS)[number];
  onSaved(content: DeskContent): void;
}

const goodsIn = (text: string): TypedGoods[] => JSON.parse(text) as TypedGoods[];

/** What is written of it, beside what visitors will read; null: a new article. A body of more than text stays as it is. */
export function ContentForm({ content, kind = 'article', onSaved }: ContentFormProps) {
  const withGoods = hasGoods(content?.kind ?? kind);
  const { data: industries = [] } = useAnswer('industries', async () => (withGoods ? call(listDeskIndustries) : []));
  const { operatorNo } = useOperator();
  const { read, files: had } = partBody(content?.body ?? []);
  const written = content === null ? '' : articleTextOf(read);
  const saved = {
    title: content?.title ?? '',
    summary: content?.summary ?? '',
    tags: content?.tags.join('，') ?? '',
    text: written ?? '',
    files: JSON.stringify(had.map(({ fvName, fvUrl }) => ({ fvName, fvUrl }))),
    industry: String(content?.industryId ?? ''),
    goods: JSON.stringify(typedGoods(content?.products ?? [])),
    at: content === null ? '' : formatDateTime(Date.parse(content.gmtPublished)).replace(' ', 'T'),
  };
  const { form, isRestored, change, changeBy, forget } = useKeptForm(`${operatorNo} content ${content?.contentId ?? `new ${kind}`}`, saved);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keys = useRequestKeys();
  const page = useRef<HTMLElement>(null);
  const files = filesIn(form.files);
  const wired = (field: Exclude<keyof typeof saved, 'files' | 'goods'>) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [field]: target.value });
      setFaults(({ [field]: _mended, ...others }) => others);
    },
  });
  const save = async () => {
    const gmtPublished = form.at === '' || form.at === saved.at ? null : instantAt(form.at);
    const body = {
      ...(content === null ? {} : { contentId: content.contentId, gmtModified: content.gmtModified }),
      title: form.title,
      summary: form.summary,
      tags: form.tags
        .split(TAG_MARKS)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      ...(written === null ? {} : { text: form.text }),
      ...(form.files === saved.files ? {} : { files }),
      ...(content === null && { kind }),
      ...(withGoods && {
        industryId: form.industry === '' ? null : Number(form.industry),
        products: goodsIn(form.goods).map(({ skuModel, quantity, part }) => ({ skuModel, quantity: parseWhole(quantity) ?? 0, part })),
      }),
      gmtPublished,
    };
    const known = {
      ...bodyFaults(saveDeskContent, body),
      ...(form.at !== '' && form.at !== saved.at && gmtPublished === null && { at: contentCopy.momentRule }),
    };
    setFailed(undefined);
    if (Object.keys(known).length > 0) return showFaults(page.current, () => setFaults(byField(known)));
    setBusy(true);
    setFaults({});
    try {
      const next = await keys.send(body, (key) => call(saveDeskContent, { body, idempotencyKey: key }));
      forget(form);
      onSaved(next);
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      showFaults(page.current, () => {
        setFaults(byField(told));
        if (Object.keys(told).length === 0) setFailed(failureWords(failure));
      });
    }
    setBusy(false);
  };
  return (
    <>
      <section className="c-decide" aria-label="编辑" ref={page}>
        {failed && <Notice tone="error">{failed}</Notice>}
        {isRestored && <Notice>{formCopy.restored}</Notice>}
        <Field label="标题" required error={faults['title']}>
          <Input {...wired('title')} maxLength={CONTENT_TITLE_MAX} />
        </Field>
        <Field label="摘要" hint="列表和搜索结果中显示" error={faults['summary']}>
          <Textarea {...wired('summary')} rows={2} maxLength={CONTENT_SUMMARY_MAX} />
        </Field>
        <Field label="标签" hint="用逗号隔开" error={faults['tags']}>
          <Input {...wired('tags')} />
        </Field>
        <Field label="发布时间" hint="列表按它排序，新的在前；不填写则为发布的那一刻" error={faults['at'] ?? faults['gmtPublished']}>
          <DateInput {...wired('at')} withTime />
        </Field>
        {withGoods && (
          <Field label="行业" hint="方案库和案例按行业分类" error={faults['industryId']}>
            <Select {...wired('industry')}>
              <option value="">不分行业</option>
              {industries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {written === null ? (
          <p className="p-small">正文含有图片、表格或产品，不在这里修改。</p>
        ) : (
          <Field label="正文" required hint="# 开头的一行是标题，- 开头的一行是列表项，其他每行一段" error={faults['text']}>
            <Textarea {...wired('text')} rows={14} maxLength={ARTICLE_MAX} />
          </Field>
        )}
        {withGoods && (
          <ContentGoods
            goods={goodsIn(form.goods)}
            faults={faults}
            onChange={(next) => {
              changeBy((by) => ({ goods: JSON.stringify(next(goodsIn(by.goods))) }));
              setFaults((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !field.startsWith('products'))));
            }}
          />
        )}
        <ContentFiles
          files={files}
          fault={faults['files']}
          onChange={(next) => {
            changeBy((by) => ({ files: JSON.stringify(next(filesIn(by.files))) }));
            setFaults(({ files: _mended, ...others }) => others);
          }}
        />
        <div className="c-decide__row">
          <Button kind="primary" busy={isBusy} onClick={() => void save()}>
            {content === null ? '保存草稿' : '保存修改'}
          </Button>
          {JSON.stringify(form) !== JSON.stringify(saved) && <Button onClick={() => forget(saved)}>放弃未保存的内容</Button>}
        </div>
      </section>
      {(form.title + form.summary + form.text).trim() !== '' && (
        <ContentBlocks
          title={form.title || '（没有标题）'}
          summary={form.summary}
          body={[...(written === null ? read : articleBlocksOf(form.text)), ...files.map((file) => ({ type: 'file' as const, ...file }))]}
        />
      )}
    </>
  );
}
