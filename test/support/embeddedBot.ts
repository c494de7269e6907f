import { startEmbedded } from '../../src/persistence/embedded.ts';

/** As much of a bot as `startEmbedded` can tell: claims the folder's Redis, says how it went in one line, and stays until it is ended. */
const redis = await startEmbedded(process.argv[2] ?? 'no folder given');
console.log(JSON.stringify(redis));
