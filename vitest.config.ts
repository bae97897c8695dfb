import { defineConfig } from 'vitest/config';

/** Starting a real server or hashing a password on a busy machine takes longer than Vitest's five seconds. */
const PATIENCE_MS = 30_000;

const node = (name: string, options: { globalSetup?: string[]; isolate?: boolean } = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    exclude: ['tests/architecture/violations/**'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    ...options,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    globals: false,
    allowOnly: false,
    projects: [
      // Pure code leaves nothing behind, so its files share one process and answer sooner.
      node('architecture', { isolate: false }),
      node('domain', { isolate: false }),
      node('uploads', { isolate: false }),
      node('contracts', { globalSetup: ['tests/support/provision/vitest-postgres.ts'] }),
      node('http'),
      node('worker'),
      node('media'),
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/run/dom-setup.ts'],
          css: { include: [/\.module\.css$/, /tokens\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
