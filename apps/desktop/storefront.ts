import { FILTER_IDS } from '@lunette/catalog/contract';
import { startStorefront } from '@lunette/app-server';
import * as build from 'virtual:react-router/server-build';
import { apiClient } from './app/apiClient.ts';

await startStorefront(apiClient, new URL('../client', import.meta.url).pathname, build, FILTER_IDS);
