import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';
import { hushTip, placeTip } from './place-tip.ts';
import { Anchor, type LinkProps } from './ui-context.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
/** 32, 36 and 40 px high; on a touch screen none is lower than 44. */
export type ControlSize = 'small' | 'medium' | 'large';

interface Look {
  kind?: ButtonKind | undefined;
  size?: ControlSize | undefined;
  icon?: IconName | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

const buttonClass = ({ kind = 'secondary', size = 'medium', wide }: Look, extra?: string) =>
  classes('p-button', `p-button--${kind}`, size !== 'medium' && `p-button--${size}`, wide && 'p-button--wide', extra);

const inside = (icon: IconName | undefined, children: ReactNode, busy?: boolean) => (
  <>
    {busy ? <span className="p-spin" /> : icon ? <Icon name={icon} size={16} /> : null}
    {children}
  </>
);

export type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** The deed is under way: keeps its words and its place, takes no second click. */
    busy?: boolean | undefined;
  };

/** A deed. Its words name the deed (生成配单), not agreement (确定). One primary button stands on a screen; to go somewhere use `ButtonLink`. */
export function Button({ kind, size, icon, wide, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {inside(icon, children, busy)}
    </button>
  );
}

/** A link that looks like a button; works before script. */
export function ButtonLink({ kind, size, icon, wide, className, children, ...rest }: LinkProps & Look) {
  return (
    <Anchor {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {inside(icon, children)}
    </Anchor>
  );
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  name: IconName;
  /** Said to a screen reader and shown when the button is hovered or focused. */
  label: string;
  size?: ControlSize | undefined;
  filled?: boolean | undefined;
};

/** A quiet square button with a drawing for its words. */
export function IconButton({ name, label, size = 'medium', filled, className, type = 'button', onPointerEnter, onFocus, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes('p-icon-button', size !== 'medium' && `p-icon-button--${size}`, className)}
      onPointerEnter={(event) => {
        placeTip(event.currentTarget);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        placeTip(event.currentTarget);
        onFocus?.(event);
      }}
      onClick={(event) => {
        hushTip(event.currentTarget);
        onClick?.(event);
      }}
    >
      <Icon name={name} filled={filled} />
    </button>
  );
}
