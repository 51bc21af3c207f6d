import { defineConfig } from 'vitest/config'

// Modules keep nothing that two tests would disagree on (time, ids and chance are handed in), so that a worker loads and warms
// them once: two fifths of the processor's time.
const shared = { isolate: false, restoreMocks: true }

export default defineConfig({
  test: {
    // Tests wait for the store more than they compute: one worker a core keeps both busy.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          // Property tests and corpora, on machines that do other things too.
          testTimeout: 60_000,
          include: [
            'architecture.test.ts',
            'references.test.ts',
            'scripts/**/*.test.ts',
            'packages/**/*.test.ts',
            'apps/web/{src,build}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/server/test/*.test.ts',
            // Those behind PgBouncer only where there is one, which scripts/test.mjs finds or unpacks.
            process.env.TEST_POOLED ? 'apps/server/test/*/**/*.test.ts' : 'apps/server/test/!(pooled)/**/*.test.ts',
          ],
          globalSetup: 'apps/server/test/postgres.ts',
          // Real processes with real limits (a stop within 10 s) on a machine that does other things too.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
