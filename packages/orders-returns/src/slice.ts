import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CancelReasons, RefundMethod } from './contract/cancel.ts';

/** The choice of a shopper who cancels an order. */
export interface CancelChoice {
  currentCancelReason: CancelReasons['reasons'][number]['id'] | null;
  currentRefundMethod: RefundMethod | null;
  /** The number of pieces by item id; null while all pieces are chosen. */
  cancelProducts: Readonly<Record<string, number>> | null;
}

const initialState: CancelChoice = {
  currentCancelReason: null,
  currentRefundMethod: null,
  cancelProducts: null,
};

/** The choice in the open cancel form (ORD-05). */
const cancelChoiceSlice = createSlice({
  name: 'cancelChoice',
  initialState,
  reducers: {
    cancelChosen: (state, { payload }: PayloadAction<Partial<CancelChoice>>) => ({ ...state, ...payload }),
    cancelFormClosed: () => initialState,
  },
  selectors: { choice: (state) => state },
}).injectInto(rootReducer);

export const { cancelChosen, cancelFormClosed } = cancelChoiceSlice.actions;

type StateWithCancelChoice = RootState & { cancelChoice?: CancelChoice };

/** The choice in the cancel form; the initial state while no form is open. */
export const selectCancelChoice = (state: StateWithCancelChoice) => cancelChoiceSlice.selectors.choice(state);

/** Selectors of the choice in the cancel form under the names of the specification (ORD-05). */
export const cancelChoiceSelectors = {
  currentCancelReason: (state: StateWithCancelChoice) => selectCancelChoice(state).currentCancelReason,
  currentRefundMethod: (state: StateWithCancelChoice) => selectCancelChoice(state).currentRefundMethod,
  cancelProducts: (state: StateWithCancelChoice) => selectCancelChoice(state).cancelProducts,
};
