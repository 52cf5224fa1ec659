import { closeExchange, isMissing, storeExchange, openExchange, paths } from '@lunette/api-client';
import { dateIn } from '@lunette/country-config';
import { Button, GoodsPicture, IconButton, LinkText, Price, useLocale, Wrap } from '@lunette/ui-kit';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useGetExchangeQuery } from '../../api/exchange.ts';
import { useExchangeText } from '../../exchangeText.ts';
import { LeaveExchange } from './LeaveExchange.tsx';

/** The open exchange. */
export interface ExchangeBarProps {
  orderId: string;
  exchangeId: string;
}

/**
 * The bar of an open exchange (SHELL-03): its goods, their worth, its end, and a button that leaves it. If the gateway says
 * that the exchange is not open any more, it is closed in this browser too.
 */
export function ExchangeBar({ orderId, exchangeId }: ExchangeBarProps) {
  const t = useExchangeText();
  const { date, country } = useLocale();
  const { data: exchange, error } = useGetExchangeQuery(
    { params: { orderId, exchangeId } },
    { refetchOnMountOrArgChange: true },
  );
  const isOver = isMissing(error) || (exchange !== undefined && exchange.status !== 'open');
  useEffect(() => {
    const open = openExchange();
    if (isOver) closeExchange();
    // On any page but that of the last step, the last step is no longer recorded as shown (CART-23).
    else if (open && open.finalStep !== '') storeExchange({ ...open, finalStep: '' });
  }, [isOver]);
  if (!exchange || isOver) return null;
  const { goodsName: name, worth, item, imageUrl, lensesFree, itemId } = exchange;
  const day = date(dateIn(country, new Date(exchange.until)));
  const price = <Price key="worth" amount={worth} />;
  return (
    <section aria-label={t('exchange.bar')} className="border-b border-line bg-accent-soft">
      <Wrap className="flex min-h-18 items-center gap-3 py-2.5 tablet:min-h-21 tablet:gap-5 tablet:py-3">
        <GoodsPicture
          src={imageUrl}
          alt=""
          sizes="80px"
          className="w-15 flex-none tablet:w-20 [&>img]:w-[96%]"
        />
        <div className="min-w-0 flex-1 leading-[1.4]">
          <p className="font-semibold wrap-anywhere">
            {t('exchange.bar-title', { name })}
            <span className="max-tablet:hidden">{t.rich('exchange.bar-worth', { worth: price })}</span>
          </p>
          <p className="text-14 text-ink-soft max-tablet:hidden">
            {t('exchange.bar-text', { lenses: lensesFree.value > 0 ? 'yes' : 'no', day })}
          </p>
          <p className="text-14 text-ink-soft tablet:hidden">
            {t.rich('exchange.bar-short', { worth: price, day })}
          </p>
          {item && (
            <p className="text-14">
              {t('exchange.bar-chosen', { name: item.modelName || item.name })}.{' '}
              <LinkText as={Link} to={paths.exchange(orderId, itemId)}>
                {t('exchange.bar-go-on')}
              </LinkText>
            </p>
          )}
        </div>
        <LeaveExchange exchange={exchange}>
          {(press, busy) => (
            <>
              <Button kind="second" size="s" className="max-tablet:hidden" loading={busy} onClick={press}>
                {t('exchange.leave')}
              </Button>
              <IconButton label={t('exchange.leave')} className="tablet:hidden" onClick={press}>
                <X aria-hidden />
              </IconButton>
            </>
          )}
        </LeaveExchange>
      </Wrap>
    </section>
  );
}
