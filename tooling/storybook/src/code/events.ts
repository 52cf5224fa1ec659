/** The event with which the panel requests the code of a story, by the path of its file in the repository. */
export const CODE_ASKED = 'lunette/code/asked';
/** The event with which the preview, which has the sources, answers. */
export const CODE_ANSWERED = 'lunette/code/answered';

/** A file of a story. */
export interface CodeFile {
  /** The role of the file: the story, a component, texts, or tokens. */
  role: string;
  /** Its path from the root of the repository. */
  path: string;
  text: string;
}

/** The files of a story, which is named by the path of its file. */
export interface StoryCode {
  story: string;
  files: CodeFile[];
}
