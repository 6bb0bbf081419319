import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { FILES_MAX, FILES_MAX_MB } from '@clubpulse/contract/members/files/files';
import type { Day } from '../../time/days.ts';

const MB = 1_048_576;
const NAME_MAX = 120;

export function noRoomFor(bytes: number, used: { readonly files: number; readonly bytes: number }): Refusal | undefined {
  const fits = used.files < FILES_MAX && used.bytes + bytes <= FILES_MAX_MB * MB;
  return fits ? undefined : refuse('FilesFull', { values: { max: FILES_MAX, mb: FILES_MAX_MB } });
}

export function savedFileName(name: string, ending: string): string {
  const stem = name
    .replaceAll(/[\\/:"*?<>|]/g, '')
    .replace(/^[.\s]+/, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${stem.slice(0, NAME_MAX) || 'file'}.${ending}`;
}

export const fileValidity = (validUntil: Day | null, today: Day): 'over' | 'holds' | 'endless' =>
  validUntil === null ? 'endless' : validUntil < today ? 'over' : 'holds';
