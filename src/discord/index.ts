export { createChannelMessages } from './channelMessages.ts';
export { createDelivery } from './deliver.ts';
export { createHands } from './hands.ts';
export { createPublisher, type Publisher } from './publisher.ts';
export { registerCommands } from './registerCommands.ts';
export { createRouter } from './router.ts';
export { connect, type Session } from './session.ts';
export { createTablePosts } from './tablePosts.ts';
export { createWebhooks } from './webhooks.ts';
