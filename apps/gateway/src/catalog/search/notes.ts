import type { CallContext } from '../../platform/http/callContext.ts';
import type { FoundGoods } from './findGoods.ts';
import type { Note } from './term.ts';

/** Sentences about how a search was read, each once; none if nothing was found. */
export function notesOf({ match, terms }: FoundGoods, { t }: Pick<CallContext, 't'>): string[] {
  if (match === 'none') return [];
  return [...new Set(terms.flatMap(({ notes }) => notes.map((note) => sentence(note, t))))];
}

function sentence(note: Note, t: CallContext['t']): string {
  switch (note.kind) {
    case 'other-makers':
      return t('catalog.search.note.other-makers');
    case 'lenses':
      return t('catalog.search.note.lenses');
    case 'power':
      return t('catalog.search.note.power', { power: signed(note.power) });
    case 'read-as':
      return t('catalog.search.note.read-as', { word: note.word });
  }
}

/** A power as prescriptions write it, such as `+1.50`, isolated so that right-to-left text does not change it. */
function signed(power: number): string {
  return `\u2066${power < 0 ? '−' : '+'}${Math.abs(power).toFixed(2)}\u2069`;
}
