import { Button, lazyDialog } from '@lunette/ui-kit';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useGetCheckoutQuery } from '../../api/checkout.ts';
import { OtherDevice } from './OtherDevice.tsx';

const ResumeDialog = lazyDialog(async () => (await import('./ResumeDialog.tsx')).ResumeDialog);

/** Milliseconds between two reads of the checkout while its link is shown, to notice that the link was used. */
const POLL_MS = 4_000;

/** The button that shows the link with which a checkout continues on another device. */
export function ResumeButton() {
  const [isOpen, setOpen] = useState(false);
  useGetCheckoutQuery(undefined, { pollingInterval: isOpen ? POLL_MS : 0 });
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        full
        icon={<MonitorSmartphone aria-hidden="true" />}
        aria-haspopup="dialog"
        className="mt-2 desk:mt-3"
        onClick={() => setOpen(true)}
      >
        <OtherDevice />
      </Button>
      <ResumeDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
