import { Dialog } from '@lunette/ui-kit';
import { LinkToScan } from './LinkToScan.tsx';
import { OtherDevice } from './OtherDevice.tsx';

interface ResumeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The link with which a checkout continues on another device, made when it is opened. */
export function ResumeDialog({ open, onClose }: ResumeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={<OtherDevice />} width={460}>
      <LinkToScan />
    </Dialog>
  );
}
