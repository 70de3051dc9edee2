import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true, tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
const project = (displayName, files, more = {}) => ({
  displayName,
  rootDir,
  testMatch: files.map((pattern) => `<rootDir>/tests/${pattern}.test.ts`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  transformIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/test-'],
  globalSetup: '<rootDir>/tests/support/folder.mjs',
  globalTeardown: '<rootDir>/tests/support/clear.mjs',
  ...more,
});

/**
 * The tests that run on each engine. Those in a folder `once` run only on SQLite, those in `postgres` only on
 * PostgreSQL.
 */
const engine = (name) =>
  project(name, ['features/**/*.api', 'core/**/*.api', 'migrations/**/*', 'operations/**/*'], {
    globals: { ENGINE: name },
    testEnvironment: '<rootDir>/tests/support/environment.mjs',
    testPathIgnorePatterns: [name === 'sqlite' ? '<rootDir>/tests/\\w+/postgres/' : '<rootDir>/tests/\\w+/once/'],
    globalSetup: `<rootDir>/tests/support/prepare-${name}.mjs`,
  });

export default {
  rootDir,
  maxWorkers: 3,
  testTimeout: 120_000,
  workerIdleMemoryLimit: '2GB',
  reporters: ['default'],
  projects: [
    project('generators', ['generators/**/*', 'features/**/*.unit', 'core/**/*.unit']),
    engine('sqlite'),
    engine('postgres'),
  ],
};
