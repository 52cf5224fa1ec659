/** The data that the current step of a checkout depends on. */
export interface CheckoutState {
  isLoggedIn?: boolean;
  address: unknown;
  deliveryOption: string | null;
  /** Whether a studio for the eye test must still be chosen. */
  lacksStudio?: boolean;
}

/** One step: `done` has its data, `current` is the open one, `ahead` needs the ones before. */
export interface CheckoutStep {
  key: 1 | 2 | 3;
  name: 'address' | 'delivery' | 'payment';
  state: 'done' | 'current' | 'ahead';
  /** Whether it can be opened again to change it. */
  mayChange: boolean;
}

/**
 * The step key (CHK-01): 1 at the start, 2 for a logged-in shopper, 3 when address and delivery are known, and the studio
 * where one is needed.
 */
export function stepKey({
  isLoggedIn = false,
  address,
  deliveryOption,
  lacksStudio = false,
}: CheckoutState): 1 | 2 | 3 {
  if (address && deliveryOption && !lacksStudio) return 3;
  return address || isLoggedIn ? 2 : 1;
}

/** The steps of a checkout in their order. While the order is being paid, none can be changed. */
export function checkoutSteps(state: CheckoutState & { isPaying?: boolean }): CheckoutStep[] {
  const has = {
    address: Boolean(state.address),
    delivery: Boolean(state.address && state.deliveryOption) && !state.lacksStudio,
    payment: false,
  };
  const current = stepKey(state);
  return (
    [
      { key: 1, name: 'address' },
      { key: 2, name: 'delivery' },
      { key: 3, name: 'payment' },
    ] as const
  ).map(({ key, name }) => ({
    key,
    name,
    state: key === current ? 'current' : has[name] ? 'done' : 'ahead',
    mayChange: !state.isPaying && (has[name] || key <= current),
  }));
}
