import { saveFile } from '@lunette/ui-kit';

/** Hands a PDF to the browser as a file to be saved; it comes in base64. */
export function savePdf({ fileName, pdf }: { fileName: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
