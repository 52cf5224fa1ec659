import { FieldMessage, VisuallyHidden } from '@lunette/ui-kit';
import { ScanBarcode as ScanIcon } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { useSearchText } from '../../searchText.ts';

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => {
      detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
    };
  }
}

/** A button that takes a picture and reads its barcode, in browsers that support it; in others the digits are typed. */
export function ScanBarcode({ onRead }: { onRead: (digits: string) => void }) {
  const t = useSearchText();
  const [failed, setFailed] = useState(false);
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) return null;
  const scan = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    const digits = await read(new BarcodeDetector({ formats: ['ean_13'] }), picture);
    setFailed(digits === null);
    if (digits !== null) onRead(digits);
  };
  return (
    <div className="mb-4 grid justify-items-start gap-1.5">
      <label className="btn btn-second btn-s cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <ScanIcon aria-hidden size={16} />
        {t('search.scan')}
        <VisuallyHidden>
          <input type="file" accept="image/*" capture="environment" onChange={(event) => void scan(event)} />
        </VisuallyHidden>
      </label>
      {failed && <FieldMessage tone="warn">{t('search.scan-failed')}</FieldMessage>}
    </div>
  );
}

type Detector = InstanceType<NonNullable<Window['BarcodeDetector']>>;

/** The digits of the barcode in a picture; null if there is none. */
async function read(detector: Detector, picture: File): Promise<string | null> {
  try {
    const [found] = await detector.detect(await createImageBitmap(picture));
    return found?.rawValue ?? null;
  } catch {
    return null;
  }
}
