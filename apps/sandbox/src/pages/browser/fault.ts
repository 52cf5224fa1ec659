/** Shows a fault under a field, or clears it. */
export function showFault(input: HTMLInputElement, message: string | null): void {
  const place = document.getElementById(`${input.id}-fault`);
  if (!place) return;
  place.textContent = message ?? '';
  place.hidden = message === null;
  if (message === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}
