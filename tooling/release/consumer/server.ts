import { startStorefront } from '@lunette/app-server';
import type { ServerBuild } from 'react-router';

const build = (await import(new URL('./build/server/index.js', import.meta.url).href)) as ServerBuild;
await startStorefront('desktop', new URL('./build/client', import.meta.url).pathname, build);
