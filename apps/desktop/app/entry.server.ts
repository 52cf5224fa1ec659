export { renderPage as default } from '@lunette/app-server/render';
