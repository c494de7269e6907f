import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    globalSetup: 'test/support/globalSetup.ts',
    setupFiles: 'test/support/noStrayOutput.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
