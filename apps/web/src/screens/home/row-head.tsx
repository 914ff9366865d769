import { Anchor, Icon } from '@portal/ui';

interface RowHeadProps {
  id: string;
  title: string;
  words?: string;
  more: string;
  href: string;
}

/** The head of a part of the page: what it is, and where there is all of it. */
export function RowHead({ id, title, words, more, href }: RowHeadProps) {
  return (
    <header className="h-row__head">
      <h2 id={id} className="p-h2">
        {title}
      </h2>
      {words !== undefined && <span className="p-small">{words}</span>}
      <Anchor className="h-row__more" href={href}>
        {more}
        <Icon name="chevron-right" size={16} />
      </Anchor>
    </header>
  );
}
