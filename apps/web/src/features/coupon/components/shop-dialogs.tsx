/** What is asked where a dealer gives out coupons, with the dealer's own calls. */
import { StepDialog, TemplateDialog, VoidDialog } from '@portal/promotions/coupon';
import type { ComponentProps } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { readTemplate, saveTemplate, stepTemplate, voidCoupons } from '../api.ts';

type Asked<Dialog extends typeof StepDialog | typeof TemplateDialog | typeof VoidDialog> = Omit<
  ComponentProps<Dialog>,
  'issuer' | 'save' | 'failureWords' | 'voidAll' | 'isReviewed' | 'step' | 'read'
>;

export const ShopTemplateDialog = (props: Asked<typeof TemplateDialog>) => (
  <TemplateDialog {...props} issuer="shop" save={saveTemplate} failureWords={failureWords} />
);

export const ShopVoidDialog = (props: Asked<typeof VoidDialog>) => (
  <VoidDialog {...props} voidAll={(reason) => voidCoupons(props.template.templateNo, reason)} failureWords={failureWords} />
);

export const ShopStepDialog = (props: Asked<typeof StepDialog>) => (
  <StepDialog
    {...props}
    isReviewed={false}
    step={(template) => stepTemplate(template, props.act)}
    read={() => readTemplate(props.template.templateNo)}
    failureWords={failureWords}
  />
);
