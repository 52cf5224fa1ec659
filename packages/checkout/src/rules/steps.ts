/** What decides where a checkout stands. */
export interface CheckoutState {
  isLoggedIn?: boolean;
  address: unknown;
  deliveryOption: string | null;
  /** Whether a studio has to be chosen still, in which the eyes are tested. */
  lacksStudio?: boolean;
}

/** One step: `done` has its data, `current` is where the shopper stands, `ahead` waits for the ones before. */
export interface CheckoutStep {
  key: 1 | 2 | 3;
  name: 'address' | 'delivery' | 'payment';
  state: 'done' | 'current' | 'ahead';
  /** Whether it can be opened to change it. */
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

/** The steps of a checkout in their order. While it is being paid nothing may be changed any more. */
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
