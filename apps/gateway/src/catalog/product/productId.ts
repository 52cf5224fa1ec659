/** Whether a number is in the range of product ids. */
export function isProductId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
