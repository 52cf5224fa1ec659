import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useLocale } from '../../text/useLocale.ts';

/** One tab with its content. */
export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** The content; only that of the open tab is rendered. */
  panel: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Tabs that share one place: photos, 360°, try-on. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const at = tabs.findIndex((tab) => tab.value === value);
  const move = (event: KeyboardEvent) => {
    const next = targetOf(event.key, at, tabs.length, direction === 'rtl');
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div className={join('grid gap-4', className)}>
      <div ref={list} role="tablist" aria-label={label} className="seg justify-self-start">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className="seg-item"
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {tabs[at]?.panel}
      </div>
    </div>
  );
}

function targetOf(key: string, at: number, count: number, mirrored: boolean): number | undefined {
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
