/** Whether the database refused a second order of a customer with the free first frame. */
export function isSecondFirstFrame(error: unknown): boolean {
  const { constraint } = (error as { cause?: { constraint?: string } }).cause ?? {};
  return constraint === 'orders_first_frame';
}
