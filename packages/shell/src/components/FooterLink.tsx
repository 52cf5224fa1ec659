import { lateDialog } from '@lunette/ui-kit';
import { useState, type MouseEvent } from 'react';
import { opensPowerPrompt } from '../rules/links.ts';
import { ShellLink, type ShellLinkProps } from './ShellLink.tsx';

const PowerPrompt = lateDialog(async () => (await import('./PowerPrompt.tsx')).PowerPrompt);

/** A link of the footer; "Enter My Power" opens its prompt (FOOT-02). */
export function FooterLink(props: Omit<ShellLinkProps, 'onClick' | 'arrow'>) {
  const [open, setOpen] = useState(false);
  if (!opensPowerPrompt(props.link.url)) return <ShellLink {...props} />;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ShellLink {...props} aria-haspopup="dialog" onClick={ask} />
      <PowerPrompt open={open} onClose={() => setOpen(false)} />
    </>
  );
}
