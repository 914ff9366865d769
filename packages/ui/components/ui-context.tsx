import { createContext, useContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

interface Ui {
  Link: LinkComponent;
  /** Goes to an address without loading the page anew; absent: forms are sent as they are. */
  navigate?: ((href: string) => void) | undefined;
}

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

const UiContext = createContext<Ui>({ Link: PlainLink });

/**
 * Tells every part which component draws a link, and how to go to an address once script has arrived.
 * Without it links are plain `<a href>` and the forms of pager and search are ordinary GET forms.
 */
export function UiProvider({ Link = PlainLink, navigate, children }: { Link?: LinkComponent | undefined; navigate?: Ui['navigate']; children?: ReactNode }) {
  return <UiContext value={{ Link, navigate }}>{children}</UiContext>;
}

export const useUi = (): Ui => useContext(UiContext);

/** A link as the page draws links. */
export function Anchor(props: LinkProps) {
  const { Link } = useUi();
  return <Link {...props} />;
}
