import { FileImage, Phone, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = { picture: FileImage, call: Phone };

interface PowerStatusProps {
  icon: string;
  message: string;
}

/** Shown instead of a power that has no values yet. */
export function PowerStatus({ icon, message }: PowerStatusProps) {
  const Icon = ICONS[icon];
  return (
    <span className="flex items-start gap-1.5">
      {Icon && <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />}
      {message}
    </span>
  );
}
