import './unbroken.css';

/** Words in which no model breaks behind its hyphens: HV-B3428-IR30 goes to the next line as a whole. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/([\w./+]+(?:-[\w./+]+)+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // parts of one text, which have no names
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
