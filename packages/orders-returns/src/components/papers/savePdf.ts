/** Hands a PDF to the browser as a file to be saved; it comes in base64. */
export function savePdf({ fileName, pdf }: { fileName: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the file by the next turn; before it, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(url));
}
