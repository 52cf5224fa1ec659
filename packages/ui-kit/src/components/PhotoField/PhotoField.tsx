import { Camera, X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PICTURE_TYPES } from '../../pictureFile.ts';
import { useText } from '../../text.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Picture } from '../GoodsPicture/Picture.tsx';

/** A photo that was sent: its id, and an address at which the browser can show it. */
export interface SentPhoto {
  id: string;
  url: string;
}

/** The texts of a `PhotoField`. */
export interface PhotoFieldTexts {
  add: string;
  adding: string;
  photo: (number: number) => string;
  remove: (number: number) => string;
}

/** Props of `PhotoField`. */
export interface PhotoFieldProps {
  label: string;
  hint: ReactNode;
  /** Adds the word "optional" to the label. */
  optional?: boolean;
  texts: PhotoFieldTexts;
  photos: readonly SentPhoto[];
  /** The most photos; without it there is no limit. */
  most?: number | undefined;
  name?: string;
  /** Whether a chosen photo is being sent. Until then, no other one can be chosen. */
  isSending: boolean;
  /** What is wrong with the photos. */
  error?: string | undefined;
  onAdd: (file: File) => void;
  onRemove: (id: string) => void;
}

/** A field for several photos, which are chosen one after the other and shown with a button to remove each. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, optional, texts, photos, most, name, isSending, error, onAdd, onRemove } = props;
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is removed with its photo, so the field gets the focus.
  const isRemoved = useRef(false);
  useEffect(() => {
    if (isRemoved.current) input.current?.focus();
    isRemoved.current = false;
  }, [photos]);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="grid gap-2"
    >
      <span id={`${id}-label`} className="text-14 font-medium">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('ui.optional')})</span>}
      </span>
      <ul className="flex flex-wrap gap-2.5">
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            className="relative size-25 overflow-hidden rounded-control bg-sunk tablet:size-28"
          >
            <Picture src={photo.url} alt={texts.photo(at + 1)} className="size-full object-cover" />
            <button
              type="button"
              aria-label={texts.remove(at + 1)}
              className="absolute end-0 top-0 grid size-11 place-items-center"
              onClick={() => {
                isRemoved.current = true;
                onRemove(photo.id);
              }}
            >
              <span className="grid size-7 place-items-center rounded-full bg-ink text-on-ink">
                <X aria-hidden size={16} />
              </span>
            </button>
          </li>
        ))}
        {(most === undefined || photos.length < most) && (
          <li>
            <label
              htmlFor={id}
              className="grid size-25 cursor-pointer place-content-center justify-items-center gap-1.5 rounded-control border border-dashed border-line-strong text-center text-14 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus tablet:size-28"
            >
              <Camera aria-hidden size={20} />
              <span aria-live="polite">{isSending ? texts.adding : texts.add}</span>
              <input
                ref={input}
                id={id}
                name={name}
                type="file"
                accept={PICTURE_TYPES.join()}
                className="sr-only"
                aria-describedby={`${id}-hint`}
                aria-disabled={isSending || undefined}
                onClick={(event) => isSending && event.preventDefault()}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file && !isSending) onAdd(file);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className="text-14 text-ink-soft">
        {hint}
      </p>
      {error && (
        <FieldMessage tone="bad" id={`${id}-error`}>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
