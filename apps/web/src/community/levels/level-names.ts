import type { PhraseKey } from '../../platform/phrases.ts';

export const levelNames = [
  'levels.name.0',
  'levels.name.1',
  'levels.name.2',
  'levels.name.3',
  'levels.name.4',
  'levels.name.5',
  'levels.name.6',
  'levels.name.7',
  'levels.name.8',
  'levels.name.9',
  'levels.name.10',
] as const satisfies readonly PhraseKey[];

export const levelName = (level: number) => levelNames[level] ?? levelNames[0];
