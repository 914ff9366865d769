import { numberText } from '@portal/engines/inputs';
import { Table } from '@portal/ui';
import type { ResultFacts, ResultTable } from '../view.ts';
import './result-details.css';

/** What is told figure by figure or row by row; what has nothing to tell is left out. */
export function ResultDetails({ details }: { details: readonly (ResultTable | ResultFacts)[] }) {
  return details
    .filter((detail) => ('facts' in detail ? detail.facts : detail.rows).length > 0)
    .map((detail) => (
      <section key={detail.title} className="cc-part">
        <h2 className="cc-part__title">{detail.title}</h2>
        {'facts' in detail ? <FactList {...detail} /> : <RowTable {...detail} />}
      </section>
    ));
}

/** As a figure that is not there is told. */
const NONE = numberText(null);

function FactList({ facts }: ResultFacts) {
  return (
    <dl className="cc-facts">
      {facts.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {value === NONE ? '' : unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first column names the row. */
function RowTable({ title, columns, rows }: ResultTable) {
  return (
    <Table
      caption={title}
      columns={columns.map(({ label, isFigure }, place) => ({
        key: label,
        head: label,
        kind: isFigure ? 'figure' : 'text',
        phone: place === 0 ? 'title' : 'fact',
        render: (row: readonly string[]) => row[place],
      }))}
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
    />
  );
}
