import type { AnchorHTMLAttributes } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; getProps?: () => object };

/** Replaces Gatsby in component tests: links are plain links, queries return nothing. */
export const Link = ({ to, getProps, children, ...rest }: Props) => (
  <a href={to} {...rest} {...getProps?.()}>
    {children}
  </a>
);

export const graphql = () => undefined;

export const navigate = jest.fn();
