/** The error that ends the start of the gateway; its message tells the operator in one sentence what to change. */
export class CannotStart extends Error {}
