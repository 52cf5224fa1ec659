import { useText } from '../../text.ts';
import { Button } from '../Button/Button.tsx';

/**
 * Reloads the page. It helps when a file cannot be fetched again, for example because a newer release has removed it.
 */
export function ReloadButton() {
  const t = useText();
  return (
    <Button kind="second" size="s" onClick={() => location.reload()}>
      {t('ui.reload')}
    </Button>
  );
}
