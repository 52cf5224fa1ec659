import { Button, lazyDialog } from '@lunette/ui-kit';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { OtherDevice } from './OtherDevice.tsx';

const ResumeDialog = lazyDialog(async () => (await import('./ResumeDialog.tsx')).ResumeDialog);

/** The way of a checkout to another device: opens the link to it. */
export function ResumeButton() {
  const [isOpen, setOpen] = useState(false);
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
