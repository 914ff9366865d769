import type { SharedPaper } from '@portal/contract/design-order';
import { Facts } from '@portal/ui';
import './quote-terms.css';

const TERMS_ID = 'terms';

/** What a customer is bound to by accepting. Nothing where a quotation has no terms. */
export function QuoteTerms({ paper }: { paper: SharedPaper }) {
  const facts = [...paper.terms, ['备注', paper.notes] as const].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <section id={TERMS_ID} className="sq-terms" aria-label="报价条款" tabIndex={-1}>
      <h2>报价条款</h2>
      <Facts facts={facts.map(([name, value]) => ({ key: name, name, value: <span className="sq-offer__text">{value}</span> }))} />
    </section>
  );
}

/** They stand below all products: what of them there is, where the offer is answered, and a press leads there. */
export function TermsLink({ paper: { terms } }: { paper: SharedPaper }) {
  const names = terms.filter(([, value]) => value !== '').map(([name]) => name);
  if (names.length === 0) return null;
  return (
    <a className="sq-terms__link" href={`#${TERMS_ID}`} title={names.join('、')}>
      报价条款<span className="sq-terms__names">（{names.join('、')}）</span>
    </a>
  );
}
