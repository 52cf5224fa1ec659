import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { DayCell, TimeCell } from './SlotCell.tsx';

const meta = {
  title: 'Components/Forms/SlotCell',
  component: DayCell,
  subcomponents: { TimeCell },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const DAYS = [
  { date: '2026-11-24', words: '0' },
  { date: '2026-11-25', words: '5' },
  { date: '2026-11-26', words: '8' },
];

function Days() {
  const [day, setDay] = useState('2026-11-25');
  return (
    <div className="flex gap-2">
      {DAYS.map(({ date, words }) => (
        <DayCell
          key={date}
          name="day"
          date={date}
          words={words}
          checked={day === date}
          disabled={words === '0'}
          onChange={() => setDay(date)}
        />
      ))}
    </div>
  );
}

export const DaysOfAWeek: Story = {
  render: () => <Days />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('26'));
    await expect(canvas.getByRole('radio', { name: 'Thursday, 26 November: 8' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Tuesday, 24 November: 0' })).toBeDisabled();
  }),
};

function Times() {
  const [time, setTime] = useState('12:00–15:00');
  return (
    <div className="grid grid-cols-3 gap-2">
      {['09:00–12:00', '12:00–15:00'].map((one) => (
        <TimeCell key={one} name="time" time={one} checked={time === one} onChange={() => setTime(one)} />
      ))}
      <TimeCell
        name="time"
        time="15:00–18:00"
        words="0"
        checked={false}
        disabled
        onChange={() => undefined}
      />
    </div>
  );
}

export const TimesOfADay: Story = { render: () => <Times /> };
