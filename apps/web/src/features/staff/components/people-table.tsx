import { Table, type TableProps } from '@portal/ui';
import './people-table.css';

/**
 * Somebody a row: a name, facts, deeds. On a phone a row is a card: the name with the first fact as its badge, the other facts in one
 * line, the deeds below as buttons for a thumb.
 */
export const PeopleTable = <Row,>(props: TableProps<Row>) => (
  <div className="st-people">
    <Table {...props} />
  </div>
);
