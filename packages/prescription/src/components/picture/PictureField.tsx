import { Button, className, FieldMessage, PICTURE_TYPES, Skeleton } from '@lunette/ui-kit';
import { Camera, RotateCcw, X } from 'lucide-react';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { useEntryText } from '../../text.ts';
import type { PictureUpload } from './usePictureUpload.ts';

interface PictureFieldProps {
  label: string;
  hint: ReactNode;
  optional?: boolean;
  upload: PictureUpload;
}

/** The field for a picture of a prescription: it is sent when it is chosen, and shown (RX-10). */
export function PictureField({ label, hint, optional = false, upload }: PictureFieldProps) {
  const t = useEntryText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSent, isSending, file, fault, choose, retry, remove } = upload;
  const isBare = !isSent && !isSending && !file;
  const state = isSending ? 'picture.sending' : isSent ? 'picture.sent' : null;
  // The pressed button is removed, so its neighbour gets the focus.
  const press = (action: () => void) => () => {
    action();
    input.current?.focus();
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="grid gap-2.5"
    >
      <span id={`${id}-label`} className="text-14 font-medium">
        {label} {optional && <span className="font-normal text-ink-soft">({t('picture.optional')})</span>}
      </span>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <Preview upload={upload} label={label} />
      <p aria-live="polite" className="flex items-center gap-2 text-14 text-ink-soft empty:hidden">
        {isSending && <span aria-hidden className="spin" />}
        {state && t(state)}
      </p>
      <FieldMessage tone="bad">{fault}</FieldMessage>
      <div className="flex flex-wrap gap-2.5">
        {retry && (
          <Button kind="second" icon={<RotateCcw className="size-4" />} onClick={press(retry)}>
            {t('picture.again')}
          </Button>
        )}
        <label
          className={className(
            'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
            isBare
              ? 'grid min-h-36 w-full place-content-center justify-items-center gap-1.5 rounded-control border border-dashed border-line-strong p-4 text-center text-16 font-medium'
              : 'btn btn-second',
            isSending && 'opacity-60',
          )}
        >
          <Camera aria-hidden size={isBare ? 24 : 16} />
          {t(isBare ? 'picture.choose' : 'picture.change')}
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join()}
            className="sr-only"
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen && !isSending) choose(chosen);
              target.value = '';
            }}
          />
        </label>
        {isSent && !isSending && (
          <Button kind="quiet" icon={<X className="size-4" />} onClick={press(remove)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

const FRAME = 'max-h-80 w-fit max-w-full rounded-control border border-line bg-sunk object-contain';

function Preview({ upload, label }: Pick<PictureFieldProps, 'upload' | 'label'>) {
  const { isSent, isSending, file, stored, fault, onUnshown } = upload;
  if (file)
    return (
      <ChosenPicture file={file} alt={label} isPale={isSending || fault !== null} onUnshown={onUnshown} />
    );
  if (!isSent || isSending) return null;
  if (stored) return <img src={stored} alt={label} className={FRAME} />;
  return fault === null && <Skeleton className="h-60 max-w-80 rounded-control" />;
}

interface ChosenPictureProps {
  file: File;
  alt: string;
  /** Whether it is not sent yet. */
  isPale: boolean;
  onUnshown: () => void;
}

/** A chosen file as a picture; its address lives as long as the picture. */
function ChosenPicture({ file, alt, isPale, onUnshown }: ChosenPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img ref={show} alt={alt} className={className(FRAME, isPale && 'opacity-60')} onError={onUnshown} />
  );
}
