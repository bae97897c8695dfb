import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testsThatReach } from './tests/run/reaching.ts';

/**
 * Starting a real server or hashing a password on a busy machine takes longer than Vitest's five seconds, and a
 * property with many inputs longer than thirty.
 */
const PATIENCE_MS = 120_000;

/** What is waited for is a state: one second, which is Vitest's own, is the time of an idle machine. */
const WAITING = { poll: { timeout: 30_000 } };

const POSTGRES = 'tests/support/provision/vitest-postgres.ts';
const REDIS = 'tests/support/provision/vitest-redis.ts';
const PROGRAMS = 'tests/support/provision/vitest-programs.ts';
const S3 = 'tests/support/provision/vitest-s3.ts';

const inTests = (path: string): string => fileURLToPath(new URL(`tests/support/${path}`, import.meta.url));

/**
 * For tests that open schools: documents are read by a program that was compiled once for the run, in one process for
 * the schools of a test process.
 */
const SHARED_READER = {
  './reading-program.ts': inTests('reading-program.ts'),
  './import-program.ts': inTests('import-program.ts'),
  '../../adapters/pdfium/pdf-reader.ts': inTests('pdf-reader-of-process.ts'),
};

interface NodeOptions {
  include?: string[];
  globalSetup?: string[];
  isolate?: boolean;
  setupFiles?: string[];
  alias?: Record<string, string>;
  env?: Record<string, string>;
}

const node = (name: string, options: NodeOptions = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    exclude: ['tests/architecture/violations/**'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: WAITING,
    ...options,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // What one project compiled, the others and the next run find.
    experimental: { fsModuleCache: true },
    globals: false,
    allowOnly: false,
    projects: [
      // The files of these projects share their processes, so that each module is read once and not once per file. The
      // browser's have modules of their own, because sessions, toasts and queries are modules whose state one file
      // would leave to the next.
      node('architecture', { isolate: false }),
      node('domain', { isolate: false, setupFiles: ['tests/run/domain-setup.ts'] }),
      // The same files on Postgres: all of them that open a database.
      node('domain-postgres', {
        isolate: false,
        include: testsThatReach('tests/domain', 'tests/support/domain-database.ts'),
        globalSetup: [POSTGRES],
        setupFiles: ['tests/run/domain-setup.ts'],
        env: { DOMAIN_DATABASE: 'Postgres' },
      }),
      node('uploads', { isolate: false }),
      node('answering', { isolate: false }),
      node('contracts', { isolate: false, globalSetup: [POSTGRES, REDIS, S3, PROGRAMS], alias: SHARED_READER }),
      // Each answer that a test gets is held to the API's document (tests/http/support/api-contract.ts).
      node('http', {
        isolate: false,
        globalSetup: [REDIS, S3, PROGRAMS],
        setupFiles: ['tests/http/support/contract-setup.ts'],
        alias: SHARED_READER,
      }),
      node('worker', { isolate: false, globalSetup: [POSTGRES, REDIS, S3, PROGRAMS], alias: SHARED_READER }),
      node('media'),
      node('runtimes'),
      node('desktop', { globalSetup: [S3, PROGRAMS], alias: SHARED_READER }),
      {
        test: {
          name: 'web',
          // Decision D69.
          environment: 'happy-dom',
          // A `vm` context for each file: the document itself is read once in each process and not per file.
          pool: 'vmForks',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/run/dom-setup.ts'],
          // Class names without their rules: they would be computed for each look at a role or a name, without a layout
          // that could show them. Browsers look at styles (tests/journeys).
          css: { include: [/tokens\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: WAITING,
        },
      },
    ],
  },
});
