import { reasonOf } from '@lunette/api-client';
import type { QueryStateProps } from '@lunette/session';
import { Button, createText, ErrorState, LinkText, Message, Skeleton } from '@lunette/ui-kit';
import type { Order } from '../../../contract/order.ts';
import type { ReturnModeOffer } from '../../../contract/return/returnMode.ts';
import type { Return, ReturnPreview } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { ActionError } from '../ActionError.tsx';
import type { ChosenItems } from '../chosenItems.ts';
import { ReturnAction } from '../ReturnAction.tsx';
import { ReturnLayout } from '../ReturnLayout.tsx';
import { ReturnSum } from '../ReturnSum.tsx';
import type { ChosenReturnMode } from './chosenReturnMode.ts';
import { RefundMethods } from './RefundMethods.tsx';
import { ReturnDates } from './ReturnDates.tsx';
import { ReturnModes } from './ReturnModes.tsx';
import { useReturnRequest } from './useReturnRequest.ts';

const useKitText = createText<'ui.try-again'>();

interface ReturnModeStepProps {
  order: Order;
  chosen: ChosenItems;
  /** The preview of the first step, which says whether anything has to be sent. */
  before: ReturnPreview;
  onBack: () => void;
  onDone: (returns: Return[]) => void;
}

/** The second step of a return: return mode, refund method, and the button that requests it. */
export function ReturnModeStep({ order, chosen, before, onBack, onDone }: ReturnModeStepProps) {
  const t = useReturnText();
  const request = useReturnRequest({ order, chosen, before, onDone });
  const { mode, refund, preview, isSent } = request;
  const options = [mode.offers, refund.methods];
  const failed = options.find(({ error, data }) => error && !data) ?? options.find(({ error }) => error);
  if (failed?.error && !failed.data)
    return (
      <ErrorState
        title={t('returns.error')}
        text={reasonOf(failed.error, t('returns.offline'))}
        onRetry={() => void failed.refetch()}
        retrying={mode.offers.isFetching || refund.methods.isFetching}
      />
    );
  const isModeKnown = mode.missing === null;
  const chosenRefund = refund.methods.data?.methods.find(({ id }) => id === refund.method);
  return (
    <ReturnLayout
      current={1}
      takesFocus
      title={t('returns.title-way')}
      aside={<RequestSum request={request} />}
    >
      <p className="mb-5">
        <LinkText as="button" onClick={onBack}>
          {t('returns.to-items')}
        </LinkText>
      </p>
      {failed && <OptionsError query={failed} />}
      {isSent &&
        (mode.offers.data ? (
          <ReturnModes
            order={order}
            modes={mode.offers.data.modes}
            value={mode.chosen}
            moneyBy={isModeKnown ? chosenRefund?.by : undefined}
            onChange={mode.choose}
          />
        ) : (
          <Skeleton className="h-60 w-full" />
        ))}
      {refund.methods.data ? (
        <RefundMethods
          methods={refund.methods.data.methods}
          value={refund.method}
          onChange={refund.choose}
          preview={preview}
          account={refund.account}
          withDays={isModeKnown}
        />
      ) : (
        <Skeleton className="mt-8 h-52 w-full" />
      )}
    </ReturnLayout>
  );
}

/** Why the choices could not be read again, above those of before, with a button that reads them. */
function OptionsError({ query: { error, isFetching, refetch } }: Pick<QueryStateProps, 'query'>) {
  const t = useReturnText();
  const kitText = useKitText();
  return (
    <Message tone="bad" className="mb-5">
      <p>{reasonOf(error, t('returns.offline'))}</p>
      <Button kind="second" size="s" className="mt-3" loading={isFetching} onClick={() => void refetch()}>
        {kitText('ui.try-again')}
      </Button>
    </Message>
  );
}

/** The sum and the dates of the return beside the choices, with the button that requests it. */
function RequestSum({ request }: { request: ReturnType<typeof useReturnRequest> }) {
  const t = useReturnText();
  const { mode, preview, isFetching, isSent, isAsked, isLoading, fault, press } = request;
  const isModeKnown = mode.missing === null;
  return (
    <ReturnSum
      title={t('returns.sum-title-way')}
      withGoods
      preview={preview}
      isFetching={isFetching}
      withDays={isModeKnown}
    >
      <ReturnDates
        preview={preview}
        pickup={pickupOf(mode.offers.data?.modes, mode.chosen)}
        isModeKnown={isModeKnown}
      />
      <ActionError text={fault} isAsked={isAsked} />
      <ReturnAction preview={preview} loading={isLoading} onPress={() => void press()}>
        {t(isSent ? 'returns.send' : 'returns.send-claim')}
      </ReturnAction>
      {isSent && (
        <p className="text-14 text-ink-soft">
          {t('returns.cancel-free', { mode: mode.chosen.mode ?? 'none' })}
        </p>
      )}
    </ReturnSum>
  );
}

/** The chosen pickup slot with the end of its hours. */
function pickupOf(modes: ReturnModeOffer[] | undefined, { mode, pickup }: ChosenReturnMode) {
  if (mode !== 'schedule_pickup' || !pickup) return null;
  const days = modes?.find(({ id }) => id === mode)?.days ?? [];
  const slot = days.find(({ date }) => date === pickup.date)?.slots.find(({ from }) => from === pickup.from);
  return slot ? { ...pickup, to: slot.to } : null;
}
