import { prepare } from './prepare.mjs';

/** Before the API tests on SQLite. Jest calls this only if one of them runs. */
export default (_, { rootDir }) => prepare('sqlite', rootDir);
