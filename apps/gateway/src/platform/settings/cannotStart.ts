/** What an operator has to change before the gateway can start; its message says so in one sentence. */
export class CannotStart extends Error {}
