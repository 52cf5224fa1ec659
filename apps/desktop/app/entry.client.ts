import { hydratePage } from '@lunette/storefront';
import { apiClient } from './apiClient.ts';

void hydratePage(apiClient);
