import './filter-words.css';

/** What is written on a button behind which filters are kept: 筛选, and how many of them narrow the list. */
export function FilterWords({ label = '筛选', count }: { label?: string; count: number }) {
  return (
    <>
      {label}{' '}
      {count > 0 && (
        <>
          <b className="do-filter-count">{count}</b>
          <span className="p-hidden"> 项已选</span>
        </>
      )}
    </>
  );
}
