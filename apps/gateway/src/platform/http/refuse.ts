/** The values of the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** The message for an invalid field: the id of a text, with its values. */
export type FieldText = string | { id: string; values: TextValues };

/** A refusal that a handler throws; it becomes problem details in the caller's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly textId: string;
  readonly values: TextValues;
  /** Texts by the path of the faulty field. */
  readonly fields: Record<string, FieldText> | undefined;

  constructor(
    status: number,
    code: string,
    textId: string,
    values: TextValues = {},
    fields?: Record<string, FieldText>,
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.textId = textId;
    this.values = values;
    this.fields = fields;
  }
}

/** Creates the refusal to throw: `throw refuse(409, 'out_of_stock', 'cart.out-of-stock', { name })`. */
export function refuse(
  status: number,
  code: string,
  textId: string,
  values?: TextValues,
  fields?: Record<string, FieldText>,
): Refusal {
  return new Refusal(status, code, textId, values, fields);
}
