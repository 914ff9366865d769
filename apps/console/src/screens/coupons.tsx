import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import {
  couponCopy,
  couponGroupNames,
  couponRefundRuleNames,
  couponTemplateStateNames,
  listCouponCategories,
  listCouponTemplates,
  type CouponTemplate,
} from '@portal/contract/coupon';
import { claimedWords, couponTermsWords } from '@portal/engines/pricing';
import { couponTemplateStates } from '@portal/engines/states';
import { Anchor, Button, Empty, Table, Tabs, toast } from '@portal/ui';
import { useState } from 'react';
import { TemplateActs, TemplateState, type TemplateStep } from '@portal/promotions/coupon';
import { ProviderSendBackDialog, ProviderStepDialog, ProviderTemplateDialog, ProviderVoidDialog } from '../features/coupon/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/coupons';
const address = definePageQuery(PATH, {
  keyword,
  state: oneOf(['', ...couponTemplateStates.states]),
  review: oneOf(['', 'asked', 'returned']),
  page,
  size: size(20),
});

/** The provider's coupons by state and a word: how many are claimed and used, and what can be done about each (COUPON-12). */
export function Coupons() {
  const list = useListAddress(address);
  const { keyword, state, review, page, size } = list.query;
  const [written, setWritten] = useState<{ template: CouponTemplate | null; isCopy: boolean }>();
  const [step, setStep] = useState<{ template: CouponTemplate; act: TemplateStep }>();
  const [sentBack, setSentBack] = useState<CouponTemplate>();
  const [voided, setVoided] = useState<CouponTemplate>();
  const answer = useAnswer(list.asked, () =>
    call(listCouponTemplates, { query: { keyword, page, size, ...(state ? { state } : {}), ...(review ? { review } : {}) } }),
  );
  const { data: categories } = useAnswer('categories', () => call(listCouponCategories));
  const isNarrowed = state !== '' || review !== '' || keyword !== '';
  const tabs = [
    { key: 'all', label: '全部', href: list.hrefOf({ state: '', review: '' }) },
    { key: 'asked', label: couponCopy.waitsForSecond, href: list.hrefOf({ state: '', review: 'asked' }) },
    { key: 'returned', label: couponCopy.wasSentBack, href: list.hrefOf({ state: '', review: 'returned' }) },
    ...couponTemplateStates.states.map((one) => ({
      key: one,
      label: couponTemplateStateNames[one],
      href: list.hrefOf({ state: one, review: '' }),
    })),
  ];
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">优惠券</h1>
        <Button kind="primary" onClick={() => setWritten({ template: null, isCopy: false })}>
          新建优惠券
        </Button>
      </div>
      <Tabs label="发放状态" tabs={tabs} current={review || state || 'all'} />
      <KeywordForm key={keyword} list={list} label="优惠券名称" />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="优惠券"
            rows={data.data}
            rowKey={({ templateNo }) => templateNo}
            empty={
              <Empty
                drawing={isNarrowed ? 'search' : 'list'}
                text={isNarrowed ? '没有符合条件的优惠券' : '还没有平台优惠券'}
                action={isNarrowed && <Anchor href={PATH}>查看全部优惠券</Anchor>}
              />
            }
            columns={[
              { key: 'name', head: '优惠券', phone: 'title', render: ({ name }) => name },
              {
                key: 'terms',
                head: '内容',
                render: (template) => (
                  <span className="c-changed">
                    <span>{couponTermsWords(template)}</span>
                    <span className="p-small">
                      {template.stackGroup === null ? '不可叠加' : couponGroupNames[template.stackGroup]}，
                      {template.claimCode === null ? '公开领取' : `口令 ${template.claimCode}`}
                      {template.refundRule === 'spent' && `，${couponRefundRuleNames.spent}`}
                    </span>
                  </span>
                ),
              },
              {
                key: 'state',
                head: '状态',
                render: (template) => (
                  <span className="c-changed">
                    <span>
                      <TemplateState template={template} />
                    </span>
                    {template.returned && (
                      <span className="p-small c-said">
                        {template.returned.by}：{template.returned.reason}
                      </span>
                    )}
                  </span>
                ),
              },
              { key: 'claim', head: '领取时间', width: 120, render: ({ claimFrom, claimTo }) => `${claimFrom} 至 ${claimTo}` },
              { key: 'claimed', head: '已领 / 总量', kind: 'figure', render: claimedWords },
              { key: 'used', head: '已用', kind: 'figure', render: ({ usedCount }) => usedCount },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (template) => (
                  <TemplateActs
                    template={template}
                    onEdit={(isCopy) => setWritten({ template, isCopy })}
                    onStep={(act) => setStep({ template, act })}
                    onSendBack={() => setSentBack(template)}
                    onVoid={() => setVoided(template)}
                  />
                ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {written && (
        <ProviderTemplateDialog
          {...written}
          categories={categories ?? []}
          onClose={() => setWritten(undefined)}
          onSaved={({ name }) => {
            setWritten(undefined);
            toast.success(couponCopy.draftSaved(name));
            answer.read();
          }}
        />
      )}
      {voided && (
        <ProviderVoidDialog
          template={voided}
          onClose={() => setVoided(undefined)}
          onDone={() => {
            setVoided(undefined);
            answer.read();
          }}
        />
      )}
      {sentBack && (
        <ProviderSendBackDialog
          template={sentBack}
          onClose={() => setSentBack(undefined)}
          onDone={() => {
            setSentBack(undefined);
            answer.read();
          }}
        />
      )}
      {step && (
        <ProviderStepDialog
          {...step}
          categories={categories ?? []}
          onClose={() => setStep(undefined)}
          onDone={() => {
            setStep(undefined);
            answer.read();
          }}
          onSendBack={(template) => {
            setStep(undefined);
            setSentBack(template);
          }}
        />
      )}
    </>
  );
}
