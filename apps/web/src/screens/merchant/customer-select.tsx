import type { OfferCustomer } from '@portal/contract/offer';
import './customer-select.css';

interface CustomerSelectProps {
  customers: readonly OfferCustomer[];
  /** Null: nobody's price is shown. */
  chosen: string | null;
  onChoose(customerNo: string | null): void;
}

/** Whose price is shown beside the dealer's own, on its offers and in a pricing group (PRICE-18, PRICE-33). */
export function CustomerSelect({ customers, chosen, onChoose }: CustomerSelectProps) {
  return (
    <label className="mc-customer">
      <span>客户看到的价</span>
      <select className="p-control p-control--select" value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">不显示</option>
        {customers.map(({ customerNo, customerName }) => (
          <option key={customerNo} value={customerNo}>
            {customerName}
          </option>
        ))}
      </select>
    </label>
  );
}
