import { packageBuild } from '@lunette/tsup';

export default packageBuild();
