import { Num } from '@lunette/ui-kit';
import type { PowerRange } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { BoxFields } from '../entry/BoxFields.tsx';
import type { PowerDraft } from '../entry/powerDraft.ts';
import { PictureField } from './PictureField.tsx';
import type { PictureUpload } from './usePictureUpload.ts';

/** The formats in which a picture can be sent. */
const FORMATS = 'JPEG, PNG, WebP';

interface PictureEntryProps {
  range: PowerRange;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  power: PictureUpload;
  distance: PictureUpload;
}

/**
 * The entry of a power as a picture (RX-10): the prescription, for spectacle lenses also a measurement of the pupillary
 * distance, and for contact lenses the boxes of each eye.
 */
export function PictureEntry({ range, draft, onDraft, power, distance }: PictureEntryProps) {
  const t = useEntryText();
  return (
    <div className="grid gap-7">
      <div className="grid items-start gap-7 desk:grid-cols-2 desk:gap-16">
        <PictureField
          label={t('picture.power')}
          hint={t.rich('picture.power-hint', { formats: <Num className="whitespace-normal">{FORMATS}</Num> })}
          upload={power}
        />
        {range.powerType !== 'contact_lens' && (
          <PictureField
            label={t('picture.distance')}
            hint={t('picture.distance-hint')}
            optional
            upload={distance}
          />
        )}
      </div>
      <BoxFields range={range} draft={draft} onDraft={onDraft} />
    </div>
  );
}
