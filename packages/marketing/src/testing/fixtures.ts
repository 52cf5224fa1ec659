import type { z } from 'zod';
import { SupportPage } from '../contract/marketing.ts';

/** A support page with two topics; `change` replaces the values under test. */
export function aSupportPage(change: Partial<z.input<typeof SupportPage>> = {}): SupportPage {
  return SupportPage.parse({
    title: 'How can we help?',
    description: 'Returns, prescriptions and how to reach an optician.',
    contact: { phone: '+91 80000 12345', email: 'hello@lunette.example', hours: '9 am to 9 pm, every day' },
    topics: [
      {
        id: 'returns',
        title: 'Returns and refunds',
        entries: [
          {
            question: 'How long can I send something back?',
            answer: ['Fourteen days from the day it reached you.', 'The way back costs you nothing.'],
          },
        ],
      },
      {
        id: 'prescription',
        title: 'Reading a prescription',
        entries: [
          {
            question: 'What do the columns mean?',
            answer: ['The power, the part for astigmatism, and where that part lies.'],
          },
        ],
      },
    ],
    ...change,
  });
}
