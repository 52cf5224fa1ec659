import { VisuallyHidden } from '@lunette/ui-kit';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';

interface PaperRowProps {
  icon: ReactNode;
  title: string;
  note: ReactNode;
  busy?: boolean;
  onPress: () => void;
}

/** A button that downloads a paper. */
export function PaperRow({ icon, title, note, busy = false, onPress }: PaperRowProps) {
  const t = useText();
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => !busy && onPress()}
        className="flex w-full cursor-pointer items-center gap-3.5 py-3 text-start aria-busy:cursor-progress aria-busy:opacity-60"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-tag bg-sunk [&_svg]:size-5"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <VisuallyHidden>{t('orders.paper-get')} </VisuallyHidden>
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-ink-soft">{note}</span>
        </span>
        <Download aria-hidden className="size-5 shrink-0" />
      </button>
    </li>
  );
}
