/** By which name the gateway knows the storefront for a phone. */
export const apiClient = 'mobilesite';
