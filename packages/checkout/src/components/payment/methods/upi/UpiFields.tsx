import { TextField, VisuallyHidden } from '@lunette/ui-kit';
import { QrCode, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UpiFlow } from '../../../../contract/index.ts';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';

/** The choices of UPI: an app on this phone, a request to an address, a code for another device. */
export function UpiFields({ upi }: MethodProps) {
  const t = useText();
  const { flow, setFlow, vpa, setVpa, fault, holder, check } = upi;
  const row = (id: UpiFlow) => ({ id, isOn: flow === id, onChoose: () => setFlow(id) });
  return (
    <fieldset className="grid">
      <legend className="sr-only">{t('checkout.upi-legend')}</legend>
      <Row
        {...row('intent')}
        title={t('checkout.upi-way-app')}
        end={<Smartphone aria-hidden="true" />}
        className="tablet:hidden"
      />
      <Row {...row('collect')} title={t('checkout.upi-address')} className="max-tablet:border-t">
        <TextField
          // The row above already shows this label.
          label={<VisuallyHidden>{t('checkout.upi-address')}</VisuallyHidden>}
          hint={holder ? undefined : t('checkout.upi-address-hint')}
          good={holder ? t('checkout.upi-holder', { holder }) : undefined}
          error={fault ?? undefined}
          value={vpa}
          onChange={({ target }) => setVpa(target.value)}
          onBlur={() => vpa.trim() !== '' && void check()}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      </Row>
      <Row
        {...row('qr')}
        className="border-t"
        title={t('checkout.upi-way-qr')}
        text={
          <>
            <span className="max-tablet:hidden">{t('checkout.upi-way-qr-text')}</span>
            <span className="tablet:hidden">{t('checkout.upi-way-qr-phone')}</span>
          </>
        }
        end={<QrCode aria-hidden="true" />}
      />
    </fieldset>
  );
}

interface RowProps {
  id: UpiFlow;
  isOn: boolean;
  onChoose: () => void;
  title: string;
  text?: ReactNode;
  end?: ReactNode;
  className?: string;
  /** Shown below the choice while it is selected. */
  children?: ReactNode;
}

function Row({ id, isOn, onChoose, title, text, end, className = '', children }: RowProps) {
  return (
    <div className={`border-line ${className}`}>
      <label className="flex min-h-13 items-center gap-3.5 py-2.5">
        <input
          type="radio"
          name="upi-flow"
          value={id}
          checked={isOn}
          onChange={onChoose}
          className="radio max-tablet:order-2"
        />
        <span className={`min-w-0 flex-1 leading-snug ${isOn ? 'font-semibold' : ''}`}>
          {title}
          {text && <span className="block text-14 font-normal text-ink-soft">{text}</span>}
        </span>
        <span className="text-ink-soft max-tablet:hidden">{end}</span>
      </label>
      {isOn && children && <div className="pb-4 tablet:ps-9">{children}</div>}
    </div>
  );
}
