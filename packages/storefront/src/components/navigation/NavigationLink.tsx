import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { isOwnAddress } from '../../rules/links.ts';

/** The props of a link, with its address and text from the content. */
export interface NavigationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  link: { label: string; url: string; newTab?: boolean | undefined };
  /** Whether to show an arrow after the text; external links never have one (SHELL-11). */
  arrow?: boolean;
}

/** A link of menus or footer. Links inside the store navigate; external ones, or if the content says so, open a tab. */
export function NavigationLink({ link, arrow, children, ...rest }: NavigationLinkProps) {
  const { label, url, newTab } = link;
  const own = isOwnAddress(url);
  const tab = newTab || !own ? { target: '_blank', rel: 'noopener' } : {};
  const inside = children ?? (
    <>
      {label}
      {arrow && own && <ArrowRight aria-hidden size={16} className="turns" />}
    </>
  );
  if (own && url.startsWith('/') && !url.endsWith('.xml'))
    return (
      <Link to={url} {...tab} {...rest}>
        {inside}
      </Link>
    );
  return (
    <a href={own || /^https?:/.test(url) ? url : '/'} {...tab} {...rest}>
      {inside}
    </a>
  );
}
