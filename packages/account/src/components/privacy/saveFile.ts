/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; before it, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(url));
}
