import { reasonOf } from '@lunette/api-client';
import type { Prescription } from '@lunette/prescription/contract';
import { useState } from 'react';
import { usePreviewExchangeQuery } from '../../../api/exchange.ts';
import type { Exchange, ExchangeLeaves } from '../../../contract/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { useReturnText } from '../../../returnText.ts';
import { missingModeText, NO_RETURN_MODE, requestedMode } from '../../return/mode/chosenReturnMode.ts';
import { useConfirmExchange } from './useConfirmExchange.ts';

/** The choices of the last step of an exchange, their preview, and the press that confirms it as it was previewed. */
export function useExchangeRequest(exchange: Exchange) {
  const t = useExchangeText();
  const returnText = useReturnText();
  const [mode, setMode] = useState(NO_RETURN_MODE);
  const [leaves, setLeaves] = useState<ExchangeLeaves>('collected');
  const [prescription, setPrescription] = useState<Prescription | null>(null);
  const request = { ...requestedMode(mode), leaves, ...(prescription && { prescription }) };
  const params = { orderId: exchange.orderId, exchangeId: exchange.id };
  const preview = usePreviewExchangeQuery({ params, body: request });
  const confirm = useConfirmExchange({
    params,
    request,
    preview: preview.currentData,
    onPickupTaken: () => setMode((now) => ({ ...now, pickup: null })),
    refetch: preview.refetch,
  });
  const missing = missingModeText(mode);
  const fault =
    confirm.fault ??
    (preview.error ? reasonOf(preview.error, t('exchange.offline')) : null) ??
    (confirm.isAsked && missing ? returnText(missing) : null);
  return {
    mode,
    setMode,
    leaves,
    setLeaves,
    prescription,
    setPrescription,
    preview,
    fault,
    isAsked: confirm.isAsked,
    isLoading: confirm.isLoading,
    press: () => void confirm.press(missing === null),
  };
}
