import { hydratePage } from '@lunette/storefront';
import { apiClient } from './apiClient.ts';
import { registerWorker } from './offline/registerWorker.ts';

const { language } = await hydratePage(apiClient);
registerWorker(language);
