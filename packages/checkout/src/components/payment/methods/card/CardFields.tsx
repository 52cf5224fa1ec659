import { Button, LinkText, Message, Skeleton } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';

/** The provider's card fields in a frame of their height; a link to the provider's page if they do not load. */
export function CardFields({ card, frame: { ref, src, state, height } }: MethodProps) {
  const t = useText();
  if (!card) return <p className="text-14 text-ink-soft">{t('checkout.card-next')}</p>;
  if (state === 'unavailable')
    return (
      <Message tone="warn">
        <p className="font-semibold">{t('checkout.card-unavailable')}</p>
        <p>{t('checkout.card-unavailable-text')}</p>
        <Button as="a" href={card.pageUrl} size="s" className="mt-3">
          {t('checkout.card-page')}
        </Button>
      </Message>
    );
  return (
    <>
      <div className="relative" style={{ blockSize: height }}>
        {state === 'loading' && (
          <div
            role="status"
            aria-label={t('checkout.card-loading')}
            className="absolute inset-0 grid content-start gap-4"
          >
            <Skeleton className="h-[72px] rounded-control" />
            <div className="grid grid-cols-2 gap-3">
              <Skeleton className="h-[72px] rounded-control" />
              <Skeleton className="h-[72px] rounded-control" />
            </div>
            <Skeleton className="h-[72px] rounded-control" />
          </div>
        )}
        <iframe
          ref={ref}
          src={src ?? undefined}
          title={t('checkout.card-frame')}
          allow="payment"
          className="relative block size-full border-0"
        />
      </div>
      <LinkText href={card.pageUrl} className="mt-3 inline-block text-14">
        {t('checkout.card-page-instead')}
      </LinkText>
    </>
  );
}
