import { lazyDialog } from '@lunette/ui-kit';
import { useState, type MouseEvent } from 'react';
import { opensPowerPrompt } from '../../rules/links.ts';
import { NavigationLink, type NavigationLinkProps } from './NavigationLink.tsx';

const PowerPrompt = lazyDialog(async () => (await import('./PowerPrompt.tsx')).PowerPrompt);

/** A link of the footer; "Enter My Power" opens its prompt (FOOT-02). */
export function FooterLink(props: Omit<NavigationLinkProps, 'onClick' | 'arrow'>) {
  const [open, setOpen] = useState(false);
  if (!opensPowerPrompt(props.link.url)) return <NavigationLink {...props} />;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <NavigationLink {...props} aria-haspopup="dialog" onClick={ask} />
      <PowerPrompt open={open} onClose={() => setOpen(false)} />
    </>
  );
}
