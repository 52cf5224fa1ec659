import type { RootState } from '@lunette/api-client';
import { configurationApi, SHELL_CONFIGURATION } from '@lunette/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Asking {
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * Goods on a page of a listing, as the common configuration says (CATG-02). A page that is just asking for it is
 * waited for; without an answer no size is named, and the gateway takes the same one from its configuration.
 */
export async function pageSize({ getState, dispatch }: Asking): Promise<number | undefined> {
  await dispatch(configurationApi.util.getRunningQueryThunk('getConfiguration', SHELL_CONFIGURATION));
  const { data } = configurationApi.endpoints.getConfiguration.select(SHELL_CONFIGURATION)(
    getState() as RootState,
  );
  return data?.category_page_size;
}
