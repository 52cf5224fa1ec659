import { addons } from 'storybook/preview-api';
import { CODE_ASKED, CODE_ANSWERED, type StoryCode } from './events.ts';
import { filesOf } from './filesOf.ts';

/** Answers the Code panel with the files of a story; the sources are loaded with the first request. */
export function answerCode(): void {
  const channel = addons.getChannel();
  channel.on(CODE_ASKED, (story: string) => {
    void import('./sources.ts').then(({ SOURCES }) => {
      const told: StoryCode = { story, files: filesOf(story, SOURCES) };
      channel.emit(CODE_ANSWERED, told);
    });
  });
}
