import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CartState {
  showCartPopup: boolean;
  /** The product that was put in just now, which the popup names. */
  addedProductId: string | null;
  /** Its line, where that is known: the same product may stand in the cart with two powers. */
  addedLineId: string | null;
}

/** What has just gone into the cart. */
interface Added {
  addedProductId: string;
  addedLineId?: string | undefined;
}

const initialState: CartState = { showCartPopup: false, addedProductId: null, addedLineId: null };

/** What the server does not know of a cart: whether its popup is open, and what has just gone in. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartPopupOpened: (state, { payload }: PayloadAction<Added | undefined>) => {
      state.showCartPopup = true;
      state.addedProductId = payload?.addedProductId ?? null;
      state.addedLineId = payload?.addedLineId ?? null;
    },
    cartPopupClosed: () => initialState,
  },
  selectors: { popup: (state) => state },
}).injectInto(rootReducer);

export const { cartPopupOpened, cartPopupClosed } = cartSlice.actions;

/** The popup; closed until it is opened. */
export const selectCartPopup = (state: RootState & { cart?: CartState }) => cartSlice.selectors.popup(state);
