/** Whether a number can be the id of a product at all. */
export function isProductId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
