import { Button, lazyDialog } from '@lunette/ui-kit';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useGetCheckoutQuery } from '../../api/checkout.ts';
import { OtherDevice } from './OtherDevice.tsx';

const ResumeDialog = lazyDialog(async () => (await import('./ResumeDialog.tsx')).ResumeDialog);

/** So often the checkout is read while its link is shown: once that was used, the page says so. */
const POLL_MS = 4_000;

/** The way of a checkout to another device: opens the link to it. */
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
