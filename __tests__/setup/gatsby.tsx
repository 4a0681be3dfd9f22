import type { AnchorHTMLAttributes } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby for component tests: links are plain links, queries are left to the build. */
export const Link = ({ to, children, ...rest }: Props) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const graphql = () => undefined;

export const navigate = jest.fn();
