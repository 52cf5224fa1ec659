import { Num } from '@lunette/ui-kit';
import { ChevronRight, CircleHelp, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** How to contact the support about an order. */
export function OrderHelp({ phone }: { phone: string | undefined }) {
  const t = useText();
  return (
    <section className="rounded-control border border-line bg-surface p-5 tablet:p-6">
      <h2 className="mb-1.5 text-14 text-ink-soft">{t('orders.help')}</h2>
      <ul>
        <li>
          <Link to="/support" className={ROW}>
            <Row icon={<CircleHelp aria-hidden size={20} />} text={t('orders.help-answers-text')}>
              {t('orders.help-answers')}
            </Row>
          </Link>
        </li>
        {phone && (
          <li className="border-t border-line">
            <a href={`tel:${phone.replace(/\s/g, '')}`} className={ROW}>
              <Row icon={<Phone aria-hidden size={20} />} text={t('orders.help-call')}>
                <Num>{phone}</Num>
              </Row>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const ROW = 'flex min-h-17 items-center gap-3.5 py-2.5 leading-snug';

function Row({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <>
      <span className="grid size-10 flex-none place-items-center rounded-control bg-sunk">{icon}</span>
      <span className="grid min-w-0 flex-1">
        <b className="font-semibold">{children}</b>
        <span className="text-14 text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="turns flex-none" />
    </>
  );
}
