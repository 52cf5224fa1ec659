import { saveFile } from '@lunette/ui-kit';

/** Saves a PDF that is encoded in base64 as a file. */
export function savePdf({ fileName, pdf }: { fileName: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
