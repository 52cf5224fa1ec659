import { lazyDialog, LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import { sentPictures, type ShownPrescription } from '../../rules/power/powerSection.ts';
import { usePowerText } from '../../text.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';

interface SeePicturesProps {
  prescription: ShownPrescription | null;
  /** What it belongs to, such as the name of the goods, for the name of the button. */
  name: string;
}

const PictureDialog = lazyDialog<PictureDialogProps>(
  async () => (await import('./PictureDialog.tsx')).PictureDialog,
);

/** A button that opens the pictures of a prescription, which are loaded then (RX-10); nothing without a picture. */
export function SeePictures({ prescription, name }: SeePicturesProps) {
  const t = usePowerText();
  const [open, setOpen] = useState(false);
  const what = sentPictures(prescription);
  if (what === 'none' || !prescription) return null;
  const label = t('power.picture.see', { what });
  return (
    <>
      <LinkText
        as="button"
        className="w-fit text-14"
        aria-haspopup="dialog"
        aria-label={t('power.picture.see-of', { label, name })}
        onClick={() => setOpen(true)}
      >
        {label}
      </LinkText>
      <PictureDialog open={open} prescription={prescription} onClose={() => setOpen(false)} />
    </>
  );
}
