import { useText } from '../../text.ts';

/** The first element in the tab order: it skips the header and leads to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const t = useText();
  return (
    <a href={`#${to}`} className="skip">
      {t('ui.skip')}
    </a>
  );
}
