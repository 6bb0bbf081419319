import { readFileSync } from 'node:fs';

/** bpm by second from the start; a second without a heart rate has no entry. */
export type Recording = ReadonlyMap<number, number>;

/** CSV `offset_s,hr`. Throws with file and line. */
export function readRecording(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot read the recording ${file}`, { cause: error });
  }
  return parseRecording(text, file);
}

export function parseRecording(text: string, name: string): Recording {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header?.trim() !== 'offset_s,hr') throw new Error(`${name}:1: expected the header offset_s,hr`);
  const recording = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, offset, bpm] = /^(\d+(?:\.\d+)?),(\d{1,3}(?:\.\d+)?)$/.exec(line.trim()) ?? [];
    const rounded = Math.round(Number(bpm));
    if (offset === undefined || !(rounded <= 255))
      throw new Error(`${name}:${index + 2}: expected seconds and bpm, found '${line}'`);
    recording.set(Math.floor(Number(offset)), rounded);
  }
  if (recording.size === 0) throw new Error(`${name}: holds no heart rate`);
  return recording;
}
