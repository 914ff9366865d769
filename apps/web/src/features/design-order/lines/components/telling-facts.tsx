import { inOnePiece, tellingFacts } from '../../../../lib/words/telling-facts.ts';
import './telling-facts.css';

/** The telling facts of a model, each whole; a line neither begins nor ends with the dot between them. */
export function TellingFacts({ skuDesc }: { skuDesc: string }) {
  const facts = tellingFacts(skuDesc).map(inOnePiece);
  return (
    <span className="do-facts" title={facts.join(' · ')}>
      <span className="do-facts__row">
        {facts.map((fact) => (
          <span key={fact} className="do-facts__fact">
            {fact}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
