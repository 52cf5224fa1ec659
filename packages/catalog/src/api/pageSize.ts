import type { RootState } from '@lunette/api-client';
import { configurationApi, SHELL_CONFIGURATION } from '@lunette/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Asking {
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * The number of goods on a page of a listing, from the common configuration (CATG-02). If that is being loaded, the
 * function waits for it. Without a configuration no size is sent, and the gateway uses the one of its configuration.
 */
export async function pageSize({ getState, dispatch }: Asking): Promise<number | undefined> {
  await dispatch(configurationApi.util.getRunningQueryThunk('getConfiguration', SHELL_CONFIGURATION));
  const { data } = configurationApi.endpoints.getConfiguration.select(SHELL_CONFIGURATION)(
    getState() as RootState,
  );
  return data?.category_page_size;
}
