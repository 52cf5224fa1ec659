import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Crect width="9" height="9" fill="%23b5a58f"/%3E%3C/svg%3E';

function Held({ photos, ...props }: PhotoFieldProps) {
  const [shown, setShown] = useState(photos);
  return (
    <PhotoField
      {...props}
      photos={shown}
      onAdd={(file) => setShown([...shown, { id: file.name, url: DRAWN }])}
      onRemove={(id) => setShown(shown.filter((photo) => photo.id !== id))}
    />
  );
}

const meta = {
  title: 'Components/Forms/Photo field',
  parameters: { narrow: true },
  component: PhotoField,
  args: {
    label: 'Photos',
    hint: 'Up to three.',
    texts: {
      add: 'Add photo',
      adding: 'The photo is being sent',
      photo: (number) => `Your photo ${number}`,
      remove: (number) => `Remove photo ${number}`,
    },
    photos: [],
    most: 3,
    isSending: false,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

const photos = [1, 2, 3].map((id) => ({ id: `${id}`, url: DRAWN }));

export const Rest: Story = {};
export const Sending: Story = { args: { photos: photos.slice(0, 1), isSending: true } };
export const Wrong: Story = { args: { error: 'We cannot read this file as a picture.' } };
export const Full: Story = {
  args: { photos },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Add photo')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByLabelText('Add photo')).toHaveFocus();
  }),
};
