/** Keeps one copy of values that many rows share: a catalogue has far fewer colours, texts and prices than rows. */
export class SharedValues {
  readonly #strings = new Map<string, string>();
  readonly #parsed = new Map<string, unknown>();

  string<T extends string | null>(text: T): T {
    if (text === null) return text;
    const known = this.#strings.get(text);
    if (known !== undefined) return known as T;
    this.#strings.set(text, text);
    return text;
  }

  /** The parsed value of a text; equal texts are parsed once. */
  parsed<T>(text: string, parse: (text: string) => T): T {
    const known = this.#parsed.get(text);
    if (known !== undefined) return known as T;
    const value = parse(text);
    this.#parsed.set(text, value);
    return value;
  }
}
