import { TableSkeleton } from '@portal/ui';

/** The shape of three tiers and their products before they come. */
export function ResultSkeleton() {
  return (
    <div className="rc-products">
      <div className="rc-tiers" aria-hidden="true">
        {['economy', 'standard', 'high'].map((tier) => (
          <div key={tier} className="rc-tier rc-tier--bones">
            <span className="p-bone p-bone--third" />
            <span className="p-bone p-bone--price" />
            <span className="p-bone p-bone--half" />
            <span className="p-bone" />
          </div>
        ))}
      </div>
      <TableSkeleton rows={6} columns={5} />
    </div>
  );
}
