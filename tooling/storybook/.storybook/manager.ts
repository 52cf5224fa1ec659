import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { theme } from '../src/stage/theme.ts';
import { CodePanel } from '../src/code/CodePanel.tsx';

addons.setConfig({
  selectedPanel: 'lunette/code/panel',
  theme,
  sidebar: { showRoots: true },
  toolbar: { zoom: { hidden: true } },
});

addons.register('lunette/code', () => {
  addons.add('lunette/code/panel', {
    type: types.PANEL,
    title: 'Code',
    paramKey: 'code',
    render: ({ active }) => (active ? createElement(CodePanel) : null),
  });
});
