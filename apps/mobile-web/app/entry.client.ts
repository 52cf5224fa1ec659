import { hydratePage } from '@lunette/storefront';
import { apiClient } from './apiClient.ts';
import { registerWorker } from './offline/registerWorker.ts';

void hydratePage(apiClient).then(registerWorker);
