import type { AnchorHTMLAttributes, ComponentProps } from 'react';

/** 'buy' is the one colour that buys; 'ink' takes a form further; 'plain' is everything else. */
export type ButtonKind = 'buy' | 'ink' | 'plain' | 'paper';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  wide?: boolean;
}

const names = (kind: ButtonKind, wide: boolean | undefined, more: string | undefined) =>
  `btn btn-${kind}${wide ? ' btn-wide' : ''}${more ? ` ${more}` : ''}`;

export function Button({ kind = 'ink', wide, className, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={names(kind, wide, className)} {...rest} />;
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  kind?: ButtonKind;
  wide?: boolean;
}

export function ButtonLink({ kind = 'ink', wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={names(kind, wide, className)} {...rest}>
      {children}
    </a>
  );
}
