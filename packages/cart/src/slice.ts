import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice } from '@reduxjs/toolkit';

/** What the server does not know of a cart: whether its popup is open. */
const cartSlice = createSlice({
  name: 'cart',
  initialState: { showCartPopup: false },
  reducers: {
    cartPopupOpened: (state) => {
      state.showCartPopup = true;
    },
    cartPopupClosed: (state) => {
      state.showCartPopup = false;
    },
  },
  selectors: { showCartPopup: (state) => state.showCartPopup },
}).injectInto(rootReducer);

export const { cartPopupOpened, cartPopupClosed } = cartSlice.actions;

/** Whether the popup is open; closed as long as nobody has asked for it. */
export const selectShowCartPopup = (state: RootState & { cart?: { showCartPopup: boolean } }) =>
  cartSlice.selectors.showCartPopup(state);
