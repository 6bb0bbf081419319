import { emOf } from '../../kit/tv/letters.ts';

/** Wider names than these are set narrow: on walls of 24 tiles and more, and on every wall. */
const ROOM_OF_MANY = 3.3;
const ROOM_OF_FEW = 4.6;

/** How wide a name is in em when it is set narrow, and whether it must be. */
export interface NameFit {
  readonly em: number;
  readonly set: 'natural' | 'narrowOnMany' | 'narrow';
}

/** By its letters: twelve letters fit on every wall, wide ones in smaller type. */
export function nameFit(name: string): NameFit {
  const em = Math.round(emOf(name, 'narrowest') * 100) / 100;
  return { em, set: em > ROOM_OF_FEW ? 'narrow' : em > ROOM_OF_MANY ? 'narrowOnMany' : 'natural' };
}
