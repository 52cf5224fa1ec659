const COOKIE = 'product-category';

/** The kind of the category in which a shopper looks for sunglasses with power. */
const POWER_SUNGLASSES = 'power-sunglasses';

/** Stores the kind of the category that the shopper looked at last, until the browser is closed (PDP-06). */
export function storeProductCategory(categoryType: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(categoryType)}; Path=/; SameSite=Lax`;
}

/** Whether the shopper came for sunglasses with power; false on the server. */
export function cameForPowerSunglasses(): boolean {
  return (
    typeof document !== 'undefined' && document.cookie.split('; ').includes(`${COOKIE}=${POWER_SUNGLASSES}`)
  );
}
