import { listCategories } from '@portal/contract/catalog';
import { PAGE_SIZES } from '@portal/contract/core';
import { couponCopy, couponTemplateStateNames, listShopCouponTemplates, type CouponTemplate } from '@portal/contract/coupon';
import { mayCall, UserType } from '@portal/engines/access';
import { couponTemplateStates } from '@portal/engines/states';
import { Button, ButtonLink, Card, Empty, Pager, Tabs, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigation, useRevalidator, useRouteLoaderData } from 'react-router';
import {
  shopCouponsAddress as address,
  GrantDialog,
  ShopStepDialog,
  ShopTemplateDialog,
  TemplateTable,
  ShopVoidDialog,
  type ShopCouponsQuery,
} from '../../features/coupon/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import type { TemplateStep } from '@portal/promotions/coupon';
import type { Route } from './+types/coupons.ts';
import { KeywordSearch } from './keyword-search.tsx';

/** /merchantCenter/coupons: what the first-level dealer acted for gives out (COUPON-11). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { state, ...rest } = query;
  const [templates, categories] = await Promise.all([
    partOf(request, call(listShopCouponTemplates, { query: { ...rest, state: state === 'all' ? '' : state } })),
    // a coupon for all goods needs none
    call(listCategories).catch(() => []),
  ]);
  return { query, templates, categories: categories.map(({ id, catagoryName }) => ({ id, name: catagoryName })) };
}

export default function ShopCoupons({ loaderData: { query, templates, categories } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const mayEdit = mayCall('issuesShopCoupons', session?.userType ?? UserType.Tourist, session?.staffRole);
  const [written, setWritten] = useState<{ template: CouponTemplate | null; isCopy: boolean } | null>(null);
  const [step, setStep] = useState<{ template: CouponTemplate; act: TemplateStep } | null>(null);
  const [granted, setGranted] = useState<CouponTemplate | null>(null);
  const [voided, setVoided] = useState<CouponTemplate | null>(null);
  const hrefOf = (change: Partial<ShopCouponsQuery>) => address.href(address.with(query, change));
  const { data, failure } = templates;
  const isNarrowed = query.state !== 'all' || query.keyword !== '' || query.page > 1;
  const create = mayEdit && (
    <Button kind="primary" onClick={() => setWritten({ template: null, isCopy: false })}>
      新建优惠券
    </Button>
  );
  return (
    <>
      <Tabs
        label="发放状态"
        small
        tabs={(['all', ...couponTemplateStates.states] as const).map((key) => ({
          key,
          label: key === 'all' ? '全部' : couponTemplateStateNames[key],
          href: hrefOf({ state: key }),
        }))}
        current={query.state}
      />
      <div className="p-row p-row--apart">
        <KeywordSearch address={address} query={query} label="优惠券名称" />
        {create}
      </div>
      <p className="p-small">只用于向您订货的客户。{mayEdit ? '草稿可以修改，开始发放后内容不再变化。' : '发放优惠券请联系主账号或管理员。'}</p>
      {failure !== null && <PartFailed title="优惠券没有加载成功" failure={failure} />}
      {data?.data.length === 0 &&
        (isNarrowed ? (
          <Empty drawing="search" text="没有符合条件的优惠券" action={<ButtonLink href={address.path}>查看全部优惠券</ButtonLink>} />
        ) : (
          <Empty text="还没有优惠券。发一张满减券，让客户这一单就下" />
        ))}
      {data && data.data.length > 0 && (
        <div className="p-stack" aria-busy={state === 'loading'}>
          <Card flush>
            <TemplateTable
              templates={data.data}
              mayEdit={mayEdit}
              onEdit={(template, isCopy) => setWritten({ template, isCopy })}
              onStep={(template, act) => setStep({ template, act })}
              onGrant={setGranted}
              onVoid={setVoided}
            />
          </Card>
          <Pager total={data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
        </div>
      )}
      {written !== null && (
        <ShopTemplateDialog
          {...written}
          categories={categories}
          onClose={() => setWritten(null)}
          onSaved={({ name }) => {
            setWritten(null);
            toast.success(couponCopy.draftSaved(name));
            void revalidate();
          }}
        />
      )}
      {granted !== null && (
        <GrantDialog
          template={granted}
          onClose={() => setGranted(null)}
          onDone={() => {
            setGranted(null);
            void revalidate();
          }}
        />
      )}
      {voided !== null && (
        <ShopVoidDialog
          template={voided}
          onClose={() => setVoided(null)}
          onDone={() => {
            setVoided(null);
            void revalidate();
          }}
        />
      )}
      {step !== null && (
        <ShopStepDialog
          {...step}
          onClose={() => setStep(null)}
          onDone={() => {
            setStep(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
