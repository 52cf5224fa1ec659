import { paths, reasonOf } from '@lunette/api-client';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUpdatePackageMutation, useUpdatePowerTypeMutation } from '../../api/upgrade.ts';
import { useText } from '../../text.ts';

/** The new lenses of an item, and the difference (decimal) that the shopper has seen. */
export interface LensChange {
  powerType: { from: PowerType; to: PowerType };
  packageId: { from: string; to: string };
  difference: number;
  prescription?: Prescription;
}

/** Milliseconds before a package is submitted (LPU-01). */
const PACKAGE_PAUSE_MS = 100;

/**
 * Changes the lenses of an item (LPU-01). If a difference has to be paid, it opens the provider's page; otherwise the order,
 * with the message of LPU-03.
 */
export function useAmendment({ orderId, itemId }: { orderId: string; itemId: string }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [updatePowerType] = useUpdatePowerTypeMutation();
  const [updatePackage] = useUpdatePackageMutation();
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async ({ powerType, packageId, difference, prescription }: LensChange) => {
    const params = { orderId, itemId };
    const body = { expectedDifference: difference, ...(prescription && { prescription }) };
    if (powerType.from !== powerType.to)
      return updatePowerType({ params, query: powerType, body: { ...body, packageId: packageId.to } });
    await new Promise((resolve) => setTimeout(resolve, PACKAGE_PAUSE_MS));
    return updatePackage({ params, query: { updateFrom: packageId.from, updateTo: packageId.to }, body });
  };
  /** Whether the change was accepted: it is done, or waits for its payment. */
  const submit = async (request: LensChange): Promise<boolean> => {
    if (isLoading) return false;
    setLoading(true);
    setFault(null);
    const kind = request.powerType.from === request.powerType.to ? 'package' : 'power-type';
    const { data, error } = await send(request);
    setLoading(false);
    if (error) {
      const text = reasonOf(error, t(`orders.${kind}-failed`));
      setFault(text);
      toast({ kind: 'update', text });
      return false;
    }
    const { pageUrl, status, message } = data.amendment;
    if (pageUrl) window.location.assign(pageUrl);
    else if (status === 'done') {
      toast({ kind: 'update', text: t(`orders.${kind}-saved`) });
      await navigate(paths.orderSummary(orderId));
    } else {
      setFault(message ?? t('orders.change-pending'));
      return false;
    }
    return true;
  };
  return { submit, isLoading, fault };
}
