import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Language } from '@lunette/country-config';
import { PACKAGE_FOLDER } from '../../platform/packageFolder.ts';

/** A text, or one that is written from left to right in every language. */
export type PaperText = string | { ltr: string };

/** A person or company on a paper, with its address. */
interface Party {
  label: string;
  name: string;
  lines: PaperText[];
}

/** The texts of every paper; its layout is `papers/page.typ`. */
interface PageData {
  language: Language;
  title: string;
  /** The text of its QR code for screen readers. */
  qrLabel: string;
  footer: string;
  seller: { brand: string; name: string; address: string; number: string | null; numberLabel: string };
  facts: [name: string, value: PaperText][];
  tables: {
    title: string | null;
    columns: { name: string; wide: boolean; end: boolean }[];
    /** In a cell of several texts, the second and later ones are shown below the first, as notes. */
    rows: (PaperText | PaperText[])[][];
  }[];
}

/** The content of an invoice, a credit note or a claim paper; its layout is `papers/paper.typ`. */
export interface PaperData extends PageData {
  subtitle: string | null;
  /** A QR code as SVG. */
  qr: string | null;
  buyer: Party;
  sums: { name: string; amount: string; strong: boolean }[];
  notes: string[];
}

/** The content of the label of a return; its layout is `papers/label.typ`. */
export interface LabelData extends PageData {
  /** The QR code as SVG, and its text. */
  qr: string;
  code: string;
  to: { label: string; address: string };
  from: Party;
  how: string;
  steps: string[];
}

const FONTS = [
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
];

const { resolve } = createRequire(import.meta.url);
const layoutOf = (name: string) => readFileSync(join(PACKAGE_FOLDER, `papers/${name}.typ`), 'utf8');
const page = layoutOf('page');
const [paper, label] = [page + layoutOf('paper'), page + layoutOf('label')];
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(resolve(file))) }],
});

/** Draws a paper as a PDF with embedded fonts. This takes about 10 ms, and 40 ms the first time. */
export function drawPaper(data: PaperData | LabelData): Buffer {
  const mainFileContent = 'steps' in data ? label : paper;
  const pdf = compiler.pdf({ mainFileContent, inputs: { data: JSON.stringify(data) } });
  // The cache of earlier papers is not needed any more.
  compiler.evictCache(10);
  return pdf;
}
