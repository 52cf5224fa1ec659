import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

/** A line that is shown while the browser is offline. */
export function OfflineNotice({ className }: { className?: string }) {
  const t = useText();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={className}>
      {!online && (
        <p
          className={join(
            'flex items-center justify-center gap-2 bg-warn-soft px-gutter py-2 text-14 text-warn',
          )}
        >
          <WifiOff className="size-4" />
          {t('ui.offline')}
        </p>
      )}
    </div>
  );
}

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
