import { FieldMessage, PICTURE_TYPES } from '@lunette/ui-kit';
import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../../text.ts';
import type { FacePhoto } from './useFacePhoto.ts';

/** Lets the shopper choose or take a photo, and says what makes a good one. */
export function PhotoChooser({ face }: { face: FacePhoto }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = useEffectEvent(() => void face.choose(input.current?.files?.[0]));
  // A photo may have been chosen before this part of the page was hydrated.
  useEffect(() => takeChosen(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text text-ink-soft">{t('tryon.photo-hint')}</p>
      <label
        htmlFor={id}
        className="btn btn-second focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      >
        <Camera aria-hidden />
        {t(face.photo ? 'tryon.photo-other' : 'tryon.photo-file')}
        <input
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES.join()}
          className="sr-only"
          aria-describedby={face.unreadable ? `${id}-fault` : undefined}
          onChange={(event) => void face.choose(event.target.files?.[0])}
        />
      </label>
      {face.unreadable && (
        <FieldMessage tone="bad" id={`${id}-fault`}>
          {t('tryon.photo-unreadable')}
        </FieldMessage>
      )}
    </div>
  );
}
