import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Heart } from 'lucide-react';
import { ColourDots } from '../ColourDots/ColourDots.tsx';
import { GoodsPicture } from '../GoodsPicture/GoodsPicture.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Num } from '../Num/Num.tsx';
import { Price } from '../Price/Price.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';

const meta = { title: 'Components/Goods/Goods grid', component: GoodsGrid } satisfies Meta<typeof GoodsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const FRAMES = [
  {
    name: 'Alder',
    file: 'alder-132-havana',
    colour: 'Havana tortoise',
    mm: 132,
    ink: '#5a3418',
    price: 3200,
    was: 4500,
  },
  {
    name: 'Tern',
    file: 'tern-132-gold',
    colour: 'Pale gold',
    mm: 132,
    ink: '#c09a4a',
    price: 4800,
    was: 5900,
  },
  {
    name: 'Linden',
    file: 'linden-133-rose',
    colour: 'Rose crystal',
    mm: 133,
    ink: '#d8998c',
    price: 2900,
    was: 3900,
  },
  {
    name: 'Heron',
    file: 'heron-141-titanium',
    colour: 'Titanium',
    mm: 141,
    ink: '#8d9094',
    price: 5600,
    was: 6800,
  },
];

/** Shows how to build a goods card from the components of the kit. */
export const FourInARow: Story = {
  render: (args) => (
    <GoodsGrid {...args}>
      {FRAMES.map(({ name, file, colour, mm, ink, price, was }) => (
        <article key={name} className="goods-card relative">
          <GoodsPicture
            src={`/media/frames/628x301/${file}-front.avif`}
            hoverSrc={`/media/frames/628x301/${file}-threequarter.avif`}
            alt={name}
            mm={mm}
            priority
          />
          <IconButton label={`Save ${name}`} className="absolute end-1.5 top-1.5 text-[#161714]">
            <Heart />
          </IconButton>
          <div className="grid gap-[3px] pt-3">
            <h3 className="font-semibold">{name}</h3>
            <p className="text-14 text-ink-soft">{colour}</p>
            <Price
              className="font-semibold"
              amount={{ value: price, currencyCode: 'INR' }}
              market={{ value: was, currencyCode: 'INR' }}
            />
            <ColourDots
              className="mt-2"
              label="Colours"
              colours={[{ id: ink, name: colour, swatch: [ink] }]}
            />
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Tag tone="fit" icon={<Check />}>
                Your size
              </Tag>
              <Tag>
                Medium · <Num>{mm} mm</Num>
              </Tag>
            </p>
          </div>
        </article>
      ))}
    </GoodsGrid>
  ),
};
