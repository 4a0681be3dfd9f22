import type { AnchorHTMLAttributes } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  getProps?: () => object;
  replace?: boolean;
};

/** Replaces Gatsby in component tests: links are plain links, queries return nothing. */
export const Link = ({ to, getProps, replace, children, ...rest }: Props) => (
  <a href={to} data-replace={replace} {...rest} {...getProps?.()}>
    {children}
  </a>
);

export const graphql = () => undefined;

export const navigate = jest.fn();
