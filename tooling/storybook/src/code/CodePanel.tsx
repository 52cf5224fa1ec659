/** @jsxRuntime classic */
import React, { useEffect, useState } from 'react';
import { Button, SyntaxHighlighter } from 'storybook/internal/components';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { CODE_ASKED, CODE_ANSWERED, type CodeFile, type StoryCode } from './events.ts';

const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(190px, 250px) 1fr',
  height: '100%',
  '@media (width < 600px)': { gridTemplate: 'auto 1fr / minmax(0, 1fr)' },
});
const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: '8px 0',
  listStyle: 'none',
  overflow: 'auto',
  borderRight: `1px solid ${theme.appBorderColor}`,
  '@media (width < 600px)': {
    display: 'flex',
    padding: 0,
    borderRight: 0,
    borderBottom: `1px solid ${theme.appBorderColor}`,
    '& > li': { flex: 'none' },
  },
}));
const Entry = styled.button<{ $on: boolean }>(({ theme, $on }) => ({
  display: 'block',
  width: '100%',
  padding: '6px 14px',
  border: 0,
  borderLeft: `3px solid ${$on ? theme.color.secondary : 'transparent'}`,
  background: $on ? `${theme.color.secondary}1a` : 'none',
  color: theme.color.defaultText,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  small: { display: 'block', color: theme.color.mediumdark },
}));
const Sheet = styled.div({ display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0, minHeight: 0 });
const Head = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  padding: '6px 14px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  code: { flex: '1 1 260px', overflowWrap: 'anywhere', fontFamily: theme.typography.fonts.mono },
}));
const Body = styled.div(({ theme }) => ({
  overflow: 'auto',
  minHeight: 0,
  '[data-here]': { background: `${theme.color.secondary}1a` },
}));

/** The attributes of the story's first line, which is scrolled into view once when it is rendered. */
const HERE = {
  'data-here': '',
  ref: (line: HTMLElement | null) => line?.scrollIntoView({ block: 'start' }),
};

const inDevelopment = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';

/**
 * The panel with the files of the shown story: their paths, their text and, in development, a button that opens the editor.
 */
export function CodePanel() {
  const api = useStorybookApi();
  useStorybookState();
  const data = api.getCurrentStoryData() as { importPath?: string; exportName?: string } | undefined;
  const story = inRepository(data?.importPath);
  const [told, setTold] = useState<StoryCode>({ story: '', files: [] });
  const [chosen, setChosen] = useState('');
  const ask = useChannel({ [CODE_ANSWERED]: setTold, storyRendered: () => ask(CODE_ASKED, story) }, [story]);
  useEffect(() => ask(CODE_ASKED, story), [ask, story]);
  const files = told.story === story ? told.files : [];
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  if (!file) return <Head>{story}</Head>;
  const line = file.path === story ? lineOf(file.text, data?.exportName) : null;
  return (
    <Frame>
      <List aria-label="Files of this story">
        {files.map((entry) => (
          <li key={entry.path}>
            <Entry
              type="button"
              $on={entry === file}
              aria-current={entry === file}
              onClick={() => setChosen(entry.path)}
            >
              {entry.path.slice(entry.path.lastIndexOf('/') + 1)}
              <small>{placeOf(entry)}</small>
            </Entry>
          </li>
        ))}
      </List>
      <Sheet>
        <Head>
          <code>{file.path}</code>
          <Button
            size="small"
            ariaLabel={false}
            onClick={() => void navigator.clipboard.writeText(file.path)}
          >
            Copy the path
          </Button>
          {inDevelopment && (
            <Button
              size="small"
              ariaLabel={false}
              onClick={() => void api.openInEditor({ file: `../../${file.path}` })}
            >
              Open in the editor
            </Button>
          )}
        </Head>
        <Body>
          <SyntaxHighlighter
            key={`${file.path} ${line}`}
            language={languageOf(file.path)}
            copyable
            padded
            showLineNumbers
            wrapLongLines
            lineProps={(number) => (number === line ? HERE : {})}
          >
            {file.text}
          </SyntaxHighlighter>
        </Body>
      </Sheet>
    </Frame>
  );
}

/** The line in which a story begins; null if it has no line of its own. */
function lineOf(text: string, exportName = ''): number | null {
  const at = text.search(new RegExp(`^export const ${exportName}\\b`, 'm'));
  return exportName && at >= 0 ? text.slice(0, at).split('\n').length : null;
}

/** The path of a file from the root of the repository; Storybook's path starts at its own folder. */
function inRepository(importPath = ''): string {
  return importPath.startsWith('../../')
    ? importPath.slice(6)
    : importPath.replace(/^\.\//, 'tooling/storybook/');
}

/** The role of a file with the part of its texts if there are several: `English words · power`. */
function placeOf({ role, path }: CodeFile): string {
  const part = /locales\/([\w-]+)\//.exec(path)?.[1];
  return part ? `${role} · ${part}` : role;
}

function languageOf(path: string): 'css' | 'json' | 'tsx' {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return ending === 'css' || ending === 'json' ? ending : 'tsx';
}
