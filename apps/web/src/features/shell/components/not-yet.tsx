import { ButtonLink, Empty } from '@portal/ui';

/** A way to what the portal does today. */
export interface WayOn {
  label: string;
  href: string;
}

interface NotYetProps {
  title: string;
  /** What will be done there, and what serves meanwhile. */
  words: string;
  /** The first of them is the nearest. */
  ways: readonly WayOn[];
}

/** A part of the portal that is not built yet, at its own address: says so, says what it will do, and leads to what serves meanwhile. */
export function NotYet({ title, words, ways }: NotYetProps) {
  return (
    <>
      <h1>{title}</h1>
      <Empty
        drawing="search"
        text={`${title}正在建设中：${words}`}
        action={
          <div className="p-row">
            {ways.map(({ label, href }, place) => (
              <ButtonLink key={href} kind={place === 0 ? 'primary' : 'secondary'} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        }
      />
    </>
  );
}
