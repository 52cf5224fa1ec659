import { startDevelopment } from '@lunette/app-server';
import { createServer } from 'vite';
import { apiClient } from './app/apiClient.ts';

const vite = await createServer({
  root: import.meta.dirname,
  server: { middlewareMode: true },
  appType: 'custom',
});
await startDevelopment(apiClient, vite.config.publicDir, vite);
