import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { answerCode } from './answerCode.ts';
import { CODE_ASKED, CODE_ANSWERED, type StoryCode } from './events.ts';
import { filesOf } from './filesOf.ts';
import { SOURCES } from './sources.ts';

test('the panel gets the files of the story whose code it requests', async () => {
  const channel = new Channel({});
  addons.setChannel(channel);
  answerCode();
  const told = new Promise<StoryCode>((tell) => channel.once(CODE_ANSWERED, tell));
  const story = 'packages/ui-kit/src/components/Price/Price.stories.tsx';
  channel.emit(CODE_ASKED, story);
  expect(await told).toEqual({ story, files: filesOf(story, SOURCES) });
});
