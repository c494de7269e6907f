// Loaded before a bot that plays on the sandbox. Both start at once: while the sandbox gets ready, the bot's modules load, which takes most
// of its start; then the sandbox's address arrives, and the bot goes on as if it had been there from the beginning.
const address = new Promise((resolve) => process.once('message', resolve));
process.channel?.ref(); // nothing else keeps the program alive until then
await Promise.allSettled([import('../src/bot.ts')]);
Object.assign(process.env, await address);
process.channel?.unref();
