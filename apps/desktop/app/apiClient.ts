/** The name of the desktop storefront in calls to the gateway. */
export const apiClient = 'desktop';
