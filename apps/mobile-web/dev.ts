import { startDevelopment } from '@lunette/app-server';
import { createServer } from 'vite';

const vite = await createServer({
  root: import.meta.dirname,
  server: { middlewareMode: true },
  appType: 'custom',
});
await startDevelopment('mobilesite', new URL('./public', import.meta.url).pathname, vite);
