import { create } from 'storybook/theming/create';

/** The theme of Storybook's own interface: bars, list and docs pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Lunette, the look',
  brandUrl: './',
  colorPrimary: '#0b6e6e',
  colorSecondary: '#0b6e6e',
  appBg: '#fbfaf7',
  appContentBg: '#ffffff',
  appBorderColor: '#e3ded4',
  appBorderRadius: 10,
  textColor: '#161714',
  textMutedColor: '#56544d',
  barBg: '#fbfaf7',
  barTextColor: '#56544d',
  barSelectedColor: '#0b6e6e',
  barHoverColor: '#07504f',
  inputBg: '#ffffff',
  inputBorder: '#88857b',
  inputBorderRadius: 10,
  fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
});
