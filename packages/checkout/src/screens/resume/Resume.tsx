import { isMissing, paths, reasonOf, useAppSelector } from '@lunette/api-client';
import { countryName } from '@lunette/country-config';
import { selectSignIn } from '@lunette/session';
import { Button, EmptyState, Message, Price, useLocale } from '@lunette/ui-kit';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useGetLinkQuery, useResumeMutation } from '../../api/resume.ts';
import { CheckoutError } from '../../components/CheckoutError.tsx';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import type { ResumableCheckout, ResumeState } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What ResumeScreen shows once its chunk is loaded. */
export function Resume() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, error, isFetching, refetch } = useGetLinkQuery(
    { query: { token } },
    { skip: token === '', refetchOnMountOrArgChange: true },
  );
  if (token === '' || (error && isMissing(error))) return <NotHere state="unknown" />;
  if (!data && error)
    return <CheckoutError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CheckoutSkeleton />;
  const { state } = data;
  if (state === 'own') return <Navigate to={paths.checkout()} replace />;
  if (state === 'open') return <Open checkout={data} token={token} />;
  if (state === 'account') return <OfAccount hasOwnBag={data.ownItemsQty > 0} />;
  if (state === 'country') return <OfOtherStore {...data} />;
  return <NotHere state={state} />;
}

function Open({ checkout, token }: { checkout: ResumableCheckout; token: string }) {
  const t = useText();
  const [resume, { isLoading, isSuccess, error }] = useResumeMutation();
  const { itemsQty, total, ownItemsQty } = checkout;
  if (isSuccess) return <Navigate to={paths.checkout()} replace />;
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t('checkout.resume-title')}
      text={t('checkout.resume-text')}
      action={
        <Button size="l" loading={isLoading} onClick={() => void resume({ body: { token } })}>
          {t('checkout.resume-here')}
        </Button>
      }
    >
      <p className="text-22 font-semibold">
        {t('checkout.items', { count: itemsQty })}
        {total && (
          <>
            {' · '}
            <Price amount={total} />
          </>
        )}
      </p>
      {ownItemsQty > 0 && <Message>{t('checkout.resume-own-bag', { count: ownItemsQty })}</Message>}
      {error && <Message tone="bad">{reasonOf(error, t('checkout.offline'))}</Message>}
    </EmptyState>
  );
}

function OfAccount({ hasOwnBag }: { hasOwnBag: boolean }) {
  const t = useText();
  // A sign-in that returns to the checkout would leave the bag of this device there, and not that of the account.
  const returnTo = hasOwnBag ? paths.cart() : paths.checkout();
  const { isLogined } = useAppSelector(selectSignIn);
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t('checkout.resume-account')}
      text={t(isLogined ? 'checkout.resume-account-other' : 'checkout.resume-account-text')}
      action={
        isLogined ? (
          <ToBag />
        ) : (
          <Button as={Link} to={paths.signIn(returnTo)}>
            {t('checkout.resume-sign-in')}
          </Button>
        )
      }
    />
  );
}

function OfOtherStore({ country, storeUrl }: Pick<ResumableCheckout, 'country' | 'storeUrl'>) {
  const t = useText();
  const { language } = useLocale();
  const name = countryName(country, language);
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t('checkout.resume-country', { country: name })}
      text={t('checkout.resume-country-text')}
      action={
        <Button as="a" href={storeUrl}>
          {t('checkout.resume-to-store', { country: name })}
        </Button>
      }
    />
  );
}

/** Why the checkout cannot continue here, and what to do. */
function NotHere({
  state,
}: {
  state: Exclude<ResumeState, 'open' | 'own' | 'account' | 'country'> | 'unknown';
}) {
  const t = useText();
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t(`checkout.resume-${state}`)}
      text={t(`checkout.resume-${state}-text`)}
      action={<ToBag />}
    />
  );
}

function ToBag() {
  const t = useText();
  return (
    <Button as={Link} to={paths.cart()} kind="second">
      {t('checkout.to-bag')}
    </Button>
  );
}
