import { lazy, useState, type MouseEvent } from 'react';
import { opensPowerPrompt } from '../rules/links.ts';
import { ShellLink, type ShellLinkProps } from './ShellLink.tsx';
import { Late } from './Late.tsx';

const PowerPrompt = lazy(async () => ({ default: (await import('./PowerPrompt.tsx')).PowerPrompt }));

/** A link of the footer; "Enter My Power" opens its prompt (FOOT-02). */
export function FooterLink(props: Omit<ShellLinkProps, 'onClick' | 'arrow'>) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (!opensPowerPrompt(props.link.url)) return <ShellLink {...props} />;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <ShellLink {...props} aria-haspopup="dialog" onClick={ask} />
      {asked && (
        <Late>
          <PowerPrompt open={open} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
