/** The name of the phone storefront in calls to the gateway. */
export const apiClient = 'mobilesite';
