import { FILTER_IDS } from '@lunette/catalog/contract';
import { startStorefront } from '@lunette/app-server';
import * as build from 'virtual:react-router/server-build';

await startStorefront('desktop', new URL('../client', import.meta.url).pathname, build, FILTER_IDS);
