import { Fragment } from 'react';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A formula as text. Raised figures are drawn from the page's own ones: typefaces have ¹²³ but not ⁴⁰, and would mix two kinds. */
export function Formula({ text }: { text: string }) {
  // every second piece is raised
  return text
    .split(/([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u)
    .map((piece, place) =>
      place % 2 === 1 ? <sup key={place}>{[...piece].map((figure) => RAISED.indexOf(figure)).join('')}</sup> : <Fragment key={place}>{piece}</Fragment>,
    );
}
