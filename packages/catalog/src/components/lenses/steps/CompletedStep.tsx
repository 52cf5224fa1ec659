import { useProductText } from '../../../productText.ts';

interface CompletedStepProps {
  title: string;
  text: string;
  onChange: () => void;
}

/** The choice of an earlier step, and a button that goes back to it. */
export function CompletedStep({ title, text, onChange }: CompletedStepProps) {
  const t = useProductText();
  return (
    <button
      type="button"
      onClick={onChange}
      className="mb-7 flex w-full items-center gap-3.5 rounded-control bg-sunk px-4 py-3.5 text-start"
    >
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span className="block text-14 text-ink-soft">{text}</span>
      </span>
      <span className="link text-14">{t('lenses.change')}</span>
    </button>
  );
}
