import { useText } from '../../text.ts';
import { Button } from '../Button/Button.tsx';

/** Loads the page anew, which helps where a file cannot be fetched again: a newer shop may no longer have it. */
export function ReloadButton() {
  const t = useText();
  return (
    <Button kind="second" size="s" onClick={() => location.reload()}>
      {t('ui.reload')}
    </Button>
  );
}
