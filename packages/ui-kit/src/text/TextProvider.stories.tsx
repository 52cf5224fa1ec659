import { countryOf } from '@lunette/country-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Num } from '../components/Num/Num.tsx';
import { Price } from '../components/Price/Price.tsx';
import { inEnglish, Sample } from '../testing/stories.tsx';
import { TextProvider } from './TextProvider.tsx';
import { useLocale } from './useLocale.ts';

const meta = { title: 'Patterns/Money, dates and figures', component: TextProvider } satisfies Meta<
  typeof TextProvider
>;
export default meta;
type Story = StoryObj;

function Formats({ labels, sentence }: { labels: string[]; sentence: string }) {
  const { country, date, number, money } = useLocale();
  const { countryName, currencyCode, phoneCode } = countryOf(country);
  const amount = { value: 12345.5, currencyCode };
  const rows = [
    <Sample key="country">{countryName}</Sample>,
    <Price key="price" amount={amount} market={{ value: 15990, currencyCode }} />,
    date('2026-11-26'),
    <Num key="figure">{number(1234567)}</Num>,
    <Num key="phone">{phoneCode}</Num>,
    `${sentence} ${money(amount)}`,
  ];
  return (
    <dl className="grid max-w-[36rem] grid-cols-[auto_1fr] gap-x-8 gap-y-3">
      {rows.map((row, at) => (
        <div key={labels[at]} className="col-span-2 grid grid-cols-subgrid border-b border-line pb-3">
          <dt className="text-14 text-ink-soft">{labels[at]}</dt>
          <dd>{row}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Change the country and the language in the toolbar: the same numbers appear in the format of each store. */
export const InThisCountry: Story = {
  render: () => (
    <Formats
      labels={['Country', 'Price', 'Date', 'Figure', 'Phone', 'In a sentence']}
      sentence="The frame costs"
    />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('12,34,567')).toHaveAttribute('dir', 'ltr');
  }),
};
