import { useText } from '../../text.ts';

/** The first thing the Tab key meets: leads past the header to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const t = useText();
  return (
    <a href={`#${to}`} className="skip">
      {t('ui.skip')}
    </a>
  );
}
