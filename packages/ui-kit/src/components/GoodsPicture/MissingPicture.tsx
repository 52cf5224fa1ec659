import { useText } from '../../text.ts';

/**
 * Fills the positioned element of a failed picture: an outline of glasses, with the text unless the tile is small.
 * Screen readers skip it as they would skip the picture, if that has an empty `alt`.
 */
export function MissingPicture({ alt }: { alt: string }) {
  const t = useText();
  return (
    <span
      className="shot-missing"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <svg viewBox="0 0 76 36" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="17" cy="19" r="13.5" />
        <circle cx="59" cy="19" r="13.5" />
        <path d="M29.5 13.5c4-7.4 13-7.4 17 0" />
      </svg>
      <span aria-hidden="true" className="shot-missing-text">
        {t('ui.no-picture')}
      </span>
    </span>
  );
}
