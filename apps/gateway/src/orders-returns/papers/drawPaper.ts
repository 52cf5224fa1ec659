import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Language } from '@lunette/country-config';
import { PACKAGE_FOLDER } from '../../platform/packageFolder.ts';

/** A text, or one that is written from left to right in every language. */
export type PaperText = string | { ltr: string };

/** All that stands on a paper, in words; its layout is `papers/paper.typ`. */
export interface PaperData {
  language: Language;
  title: string;
  subtitle: string | null;
  /** The text of a QR code as SVG, and what a screen reader says of it. */
  qr: string | null;
  qrLabel: string;
  footer: string;
  seller: { brand: string; name: string; address: string; number: string | null; numberLabel: string };
  buyer: { label: string; name: string; lines: PaperText[] };
  facts: [name: string, value: PaperText][];
  tables: {
    title: string | null;
    columns: { name: string; wide: boolean; end: boolean }[];
    /** A cell of several texts has the others below the first, as notes. */
    rows: (PaperText | PaperText[])[][];
  }[];
  sums: { name: string; amount: string; strong: boolean }[];
  notes: string[];
}

const FONTS = [
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
];

const { resolve } = createRequire(import.meta.url);
const layout = readFileSync(join(PACKAGE_FOLDER, 'papers/paper.typ'), 'utf8');
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(resolve(file))) }],
});

/** Draws a paper as a PDF with its fonts inside. It takes some 10 ms, 40 ms the first time. */
export function drawPaper(data: PaperData): Buffer {
  const pdf = compiler.pdf({ mainFileContent: layout, inputs: { data: JSON.stringify(data) } });
  // What was compiled for the papers before is not needed again.
  compiler.evictCache(10);
  return pdf;
}
