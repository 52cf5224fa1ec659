import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CartState {
  showCartPopup: boolean;
  /** The product that was just added, for the message in the popup. */
  addedProductId: string | null;
  /** Its line, if known: the cart can hold the same product with two powers. */
  addedLineId: string | null;
}

/** What was just added to the cart. */
interface AddedGoods {
  addedProductId: string;
  addedLineId?: string | undefined;
}

const initialState: CartState = { showCartPopup: false, addedProductId: null, addedLineId: null };

/** State that only the browser has: whether the cart popup is open, and what was just added. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartPopupOpened: (state, { payload }: PayloadAction<AddedGoods | undefined>) => {
      state.showCartPopup = true;
      state.addedProductId = payload?.addedProductId ?? null;
      state.addedLineId = payload?.addedLineId ?? null;
    },
    cartPopupClosed: () => initialState,
  },
  selectors: { popup: (state) => state },
}).injectInto(rootReducer);

/** The actions that open and close the cart popup. */
export const { cartPopupOpened, cartPopupClosed } = cartSlice.actions;

/** The state of the cart popup. */
export const selectCartPopup = (state: RootState & { cart?: CartState }) => cartSlice.selectors.popup(state);
