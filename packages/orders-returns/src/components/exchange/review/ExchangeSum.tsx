import {
  Button,
  createText,
  FocusGuard,
  LinkText,
  Price,
  Skeleton,
  SummaryRow,
  SummaryRows,
  SummaryRule,
  ThumbBar,
  TotalRow,
  useLocale,
} from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Exchange, ExchangePreview } from '../../../contract/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { ActionError } from '../../return/ActionError.tsx';
import { listingPathOf } from '../listingPathOf.ts';

type Amount = ExchangePreview['difference'];

const useKitText = createText<'ui.try-again'>();

interface ExchangeSumProps {
  exchange: Exchange;
  preview: ExchangePreview | undefined;
  isFetching: boolean;
  /** What is paid now for the chosen time of sending, and what is refunded later. */
  payNow: Amount | undefined;
  payBack: Amount | undefined;
  fault: string | null;
  /** Loads the difference again; null unless loading failed. */
  onRetry: (() => void) | null;
  isAsked: boolean;
  busy: boolean;
  /** Why the button is disabled; false if it is not. */
  off: string | false;
  onPress: () => void;
}

/** The difference line by line, the amount to pay or the refund, and the button that confirms the exchange. */
export function ExchangeSum(props: ExchangeSumProps) {
  const { exchange, preview, isFetching, fault, onRetry } = props;
  const t = useExchangeText();
  const kitText = useKitText();
  const { money } = useLocale();
  return (
    <aside
      aria-label={t('exchange.difference')}
      className="rounded-control bg-sunk p-5 tablet:p-8 desk:sticky desk:top-6"
    >
      <h2 className="display mb-4.5 text-22">{t('exchange.difference')}</h2>
      {preview ? <Lines {...props} preview={preview} /> : !fault && <Skeleton className="h-44 w-full" />}
      <div className="mt-5.5 grid gap-3">
        <FocusGuard>
          <ActionError text={fault} isAsked={props.isAsked} />
          {onRetry ? (
            <Button kind="second" loading={isFetching} onClick={onRetry}>
              {kitText('ui.try-again')}
            </Button>
          ) : (
            preview && <Press {...props} preview={preview} loading={props.busy || isFetching} />
          )}
        </FocusGuard>
        <p className="text-14 text-ink-soft">
          {preview && preview.tax.value > 0 && `${t('exchange.tax', { amount: money(preview.tax) })} `}
          {exchange.method === 'NEWPRODUCT' && (
            <>
              {t('exchange.below', { worth: money(exchange.worth) })}{' '}
              <LinkText as={Link} to={listingPathOf(exchange.classification)}>
                {t(isFrame(exchange) ? 'exchange.choose-another' : 'exchange.choose-other')}
              </LinkText>
            </>
          )}
        </p>
      </div>
    </aside>
  );
}

function isFrame({ classification }: Exchange): boolean {
  return classification === 'eyeframe' || classification === 'sunglasses';
}

function Lines({ preview, payNow, payBack, isFetching }: ExchangeSumProps & { preview: ExchangePreview }) {
  const t = useExchangeText();
  const { date } = useLocale();
  const { lines, payments } = preview;
  const { value, currencyCode } = preview.difference;
  const total = { value: Math.abs(value), currencyCode };
  const kind = value > 0 ? 'you-pay' : value < 0 ? 'comes-back' : 'nothing';
  const isAhead = payNow !== undefined && payNow.value > Math.max(value, 0);
  return (
    <SummaryRows aria-busy={isFetching}>
      {lines
        .filter(({ kind }) => kind !== 'old')
        .map((line) => (
          <Line key={`${line.kind}-${line.label}`} {...line} />
        ))}
      <SummaryRule />
      {lines
        .filter(({ kind }) => kind === 'old')
        .map((line) => (
          <Line key={`${line.kind}-${line.label}`} {...line} />
        ))}
      <SummaryRule />
      <TotalRow label={t(`exchange.${kind}`)}>
        <Price amount={total} className={value < 0 ? 'text-good' : ''} />
      </TotalRow>
      {isAhead && (
        <SummaryRow label={t('exchange.ahead')}>
          <Price amount={payNow} />
        </SummaryRow>
      )}
      {isAhead && payBack && (
        <SummaryRow label={t('exchange.ahead-back')} saving>
          <Price amount={payBack} />
        </SummaryRow>
      )}
      {payments.map(({ title, note, amount, by }) => (
        <SummaryRow
          key={`${title} ${by}`}
          label={title}
          note={[note, t('exchange.by', { day: date(by) })].filter(Boolean).join(' · ')}
        >
          <Price amount={amount} />
        </SummaryRow>
      ))}
    </SummaryRows>
  );
}

function Line({ label, note, amount, free }: ExchangePreview['lines'][number]) {
  const t = useExchangeText();
  const { value, currencyCode } = amount;
  return (
    <SummaryRow label={label} note={note} saving={value < 0}>
      {free ? (
        t('exchange.free')
      ) : (
        <Price
          amount={{ value: Math.abs(value), currencyCode }}
          {...(value < 0 && { sign: 'minus' as const })}
        />
      )}
    </SummaryRow>
  );
}

interface PressProps extends ExchangeSumProps {
  preview: ExchangePreview;
  loading: boolean;
}

/** The button with its amount: in the box on a computer, in the bottom bar beside the difference on a phone. */
function Press({ preview, payNow, loading, off, onPress }: PressProps) {
  const t = useExchangeText();
  const { money } = useLocale();
  const { value, currencyCode } = preview.difference;
  const pays = payNow?.value ?? Math.max(value, 0);
  const isPaid = pays > 0;
  const amount = { value: isPaid ? pays : Math.abs(value), currencyCode };
  const whole = isPaid
    ? t('exchange.do-pay', { amount: money(amount) })
    : t(value < 0 ? 'exchange.do-back' : 'exchange.do', { amount: money(amount) });
  return (
    <ThumbBar className="tablet:static tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
      <span className="flex-none leading-tight tablet:hidden">
        <b className="display block text-22">
          <Price amount={amount} />
        </b>
        <span className="text-12 text-ink-soft">
          {t(isPaid || value === 0 ? 'exchange.thumb-difference' : 'exchange.thumb-back')}
        </span>
      </span>
      <Button size="l" loading={loading} off={off} aria-label={off ? undefined : whole} onClick={onPress}>
        <span className="max-tablet:hidden">{whole}</span>
        <span className="tablet:hidden">{t(isPaid ? 'exchange.thumb-pay' : 'exchange.do')}</span>
      </Button>
    </ThumbBar>
  );
}
