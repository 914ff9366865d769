/** What is asked where the provider gives out coupons, with the console's own calls. */
import { getCouponTemplate, readKeptTemplate, saveCouponTemplate, sendCouponBack, stepCouponTemplate, voidCoupons } from '@portal/contract/coupon';
import { SendBackDialog, StepDialog, TemplateDialog, VoidDialog } from '@portal/promotions/coupon';
import type { ComponentProps } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptValue } from '../../lib/kept-form.ts';
import { useOperator } from '../../lib/use-operator.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';

type Asked<Dialog extends typeof SendBackDialog | typeof StepDialog | typeof TemplateDialog | typeof VoidDialog> = Omit<
  ComponentProps<Dialog>,
  'issuer' | 'save' | 'failureWords' | 'voidAll' | 'isReviewed' | 'step' | 'read' | 'sendBack' | 'begun' | 'onTyped'
>;

export function ProviderTemplateDialog(props: Asked<typeof TemplateDialog>) {
  const keys = useRequestKeys();
  const { operatorNo } = useOperator();
  const { template, isCopy } = props;
  const { kept, keep } = useKeptValue(
    `${operatorNo} coupon ${template === null || isCopy ? 'new' : `${template.templateNo} ${template.edition}`}`,
    readKeptTemplate,
  );
  return (
    <TemplateDialog
      {...props}
      begun={isCopy ? null : kept}
      onTyped={keep}
      issuer="platform"
      failureWords={failureWords}
      save={async (template, before) => {
        const body = { template, ...(before && { templateNo: before.templateNo, edition: before.edition }) };
        return keys.send(body, (key) => call(saveCouponTemplate, { body, idempotencyKey: key }));
      }}
    />
  );
}

export const ProviderVoidDialog = (props: Asked<typeof VoidDialog>) => (
  <VoidDialog {...props} failureWords={failureWords} voidAll={(reason) => call(voidCoupons, { body: { templateNo: props.template.templateNo, reason } })} />
);

export const ProviderSendBackDialog = (props: Asked<typeof SendBackDialog>) => (
  <SendBackDialog
    {...props}
    failureWords={failureWords}
    sendBack={(reason) => call(sendCouponBack, { body: { templateNo: props.template.templateNo, edition: props.template.edition, reason } })}
  />
);

export const ProviderStepDialog = (props: Asked<typeof StepDialog>) => (
  <StepDialog
    {...props}
    isReviewed
    failureWords={failureWords}
    step={({ templateNo, edition }) => call(stepCouponTemplate, { body: { templateNo, act: props.act, edition } })}
    read={() => call(getCouponTemplate, { params: { id: props.template.templateNo } })}
  />
);
