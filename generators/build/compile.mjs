// Compiles TypeScript to JavaScript, file by file, and only files that have changed: server/x.ts → dist/server/x.js.
import { transform } from '@swc/core';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Mistake } from './mistake.mjs';

const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    rewriteRelativeImportExtensions: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/**
 * Compiles the .ts files below each folder of root into root/dist.
 * @param lenient leaves out generated files that cannot be read, as after a merge; they are about to be made again
 * @returns the number of files that were compiled, or removed because their source is gone
 * @throws Mistake that shows the line that cannot be compiled
 */
export async function compile(root, folders, { lenient = false } = {}) {
  let compiled = 0;
  for (const folder of folders) {
    const sources = files(join(root, folder), '.ts');
    const wanted = new Set(sources.map((source) => target(root, source)));
    const stale = files(join(root, 'dist', folder), '.js').filter((file) => !wanted.has(file));
    for (const file of stale) rmSync(file);
    const changed = sources.filter((source) => newer(source, target(root, source)));
    await Promise.all(
      changed.map((source) =>
        compileFile(root, source).catch((error) => {
          if (!lenient || !source.endsWith('.gen.ts')) throw error;
        }),
      ),
    );
    compiled += changed.length + stale.length;
  }
  return compiled;
}

async function compileFile(root, source) {
  const out = target(root, source);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, await compileText(readFileSync(source, 'utf8'), source));
}

/** The JavaScript of a source file with this text. */
export const compileText = async (text, filename) =>
  (
    await transform(text, { ...options, filename }).catch((error) => {
      // The rest is about the compiler.
      throw new Mistake(error.message.split('\n\nCaused by:')[0].trim());
    })
  ).code;

const target = (root, source) => join(root, 'dist', relative(root, source).replace(/\.ts$/, '.js'));

const newer = (source, out) => !existsSync(out) || statSync(source).mtimeMs > statSync(out).mtimeMs;

/** All files below a folder whose names have this ending. */
export function files(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
