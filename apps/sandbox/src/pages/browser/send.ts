/** The answer of the provider to the page. */
export interface Answer {
  status: string;
  faults?: Record<string, string>;
}

/** Sends the entered values to the provider; null if it could not be reached. */
export async function send(path: string, body: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return response.status >= 500 ? null : ((await response.json()) as Answer);
  } catch {
    return null;
  }
}
