import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const synthetic = path.join(import.meta.dirname, '../../../../bridge/fixtures');

export interface Recording {
  readonly file: string;
  readonly bpm: ReadonlyMap<number, number>;
}

export function recordings(): Recording[] {
  const real = process.env['RECORDINGS_DIR'];
  const folder = path.join(real ? path.resolve(real) : synthetic, 'heart-rate');
  if (!existsSync(folder)) throw new Error(`RECORDINGS_DIR=${real} holds no folder heart-rate`);
  console.log(`recordings: ${real ? 'real' : 'synthetic'}, ${folder}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => readRecording(path.join(folder, name)));
}

/**
 * A recording with poor signal (misread start, spikes, invalid values, gaps of 3 to 12 seconds), because the real recordings are
 * clean.
 */
export function badStrap(folder: string): Recording {
  const lines = ['offset_s,hr'];
  for (let second = 0; second < 600; second++) {
    if (second % 97 < 3 || (second > 300 && second < 313)) continue;
    let bpm = 110 + (second % 60);
    if (second < 25) bpm = 205;
    if (second % 53 === 40) bpm = 235;
    if (second % 71 === 50) bpm = 250;
    if (second % 83 === 60) bpm = 12;
    lines.push(`${second},${bpm}`);
  }
  const file = path.join(folder, 'bad-strap.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return readRecording(file);
}

function readRecording(file: string): Recording {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  return { file, bpm: new Map(lines.map((line) => line.split(',').map(Number) as [number, number])) };
}
