import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/**
 * What `npm run test:long` runs of the tests, as `tags` of a test or as the `@module-tag` of a file: with PROOFS set what `npm test` leaves
 * out, and what is met there with more examples.
 */
export const tags = [
  { name: 'atLength', description: 'Takes long: only in npm run test:long', skip: process.env.PROOFS === undefined },
  { name: 'examples', description: 'Met with more examples in npm run test:long' },
];

/** The files of tests below `folder` whose text matches, by their paths from the root. */
export const testFiles = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
