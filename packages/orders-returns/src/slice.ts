import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CancelReasons, RefundMethod } from './contract/cancel.ts';

export interface CancelChoice {
  currentCancelReason: CancelReasons['reasons'][number]['id'] | null;
  currentRefundMethod: RefundMethod | null;
  /** How many pieces of each item, by item; null while nothing else than all of them was chosen. */
  cancelProducts: Readonly<Record<string, number>> | null;
}

const initialState: CancelChoice = {
  currentCancelReason: null,
  currentRefundMethod: null,
  cancelProducts: null,
};

/** What a shopper has chosen in the open form that cancels an order (ORD-05). */
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

type State = RootState & { cancelChoice?: CancelChoice };

/** What is chosen; nothing while no form is open. */
export const selectCancelChoice = (state: State) => cancelChoiceSlice.selectors.choice(state);

export const cancelChoiceSelectors = {
  currentCancelReason: (state: State) => selectCancelChoice(state).currentCancelReason,
  currentRefundMethod: (state: State) => selectCancelChoice(state).currentRefundMethod,
  cancelProducts: (state: State) => selectCancelChoice(state).cancelProducts,
};
