/** By which name the gateway knows the storefront for a computer. */
export const apiClient = 'desktop';
