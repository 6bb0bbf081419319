import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export function recordingsFolder(): string {
  const real = process.env['RECORDINGS_DIR'];
  const folder = real ? resolve(real) : join(import.meta.dirname, '../fixtures');
  if (!existsSync(join(folder, 'ant')) || !existsSync(join(folder, 'heart-rate'))) {
    throw new Error(`RECORDINGS_DIR=${real} holds no folders ant and heart-rate`);
  }
  console.log(`recordings: ${real ? 'real' : 'synthetic'}, ${folder}`);
  return folder;
}
