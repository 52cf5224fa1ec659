export { Session, sessionContract } from './session.ts';
export {
  Configuration,
  CONFIGURATION_KEYS,
  configurationContract,
  Navigation,
  Route,
} from './configuration.ts';
