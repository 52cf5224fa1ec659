import { connectMessages, type Messages } from './platform/messages.ts';
import type { Settings } from './platform/settings.ts';

/** The outside world, one port a service. */
export interface Services {
  messages: Messages;
}

/** Connects the ports to the services that the settings name. */
export function connectServices(settings: Settings, send?: typeof fetch): Services {
  return { messages: connectMessages(settings, send) };
}
