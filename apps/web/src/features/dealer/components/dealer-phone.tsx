import { dialOf } from '../../../lib/words/dial.ts';
import './dealer-phone.css';

/** A dealer's number, which a phone dials where it is whole: of dealers one is not bound to it is not. */
export const DealerPhone = ({ phone }: { phone: string }) =>
  phone.includes('*') ? (
    phone
  ) : (
    <a className="d-phone" href={dialOf(phone)}>
      {phone}
    </a>
  );
