import { emOf } from '../../kit/tv/letters.ts';

const ROOM_OF_MANY = 3.3;
const ROOM_OF_FEW = 4.6;

export interface NameFit {
  readonly em: number;
  readonly set: 'natural' | 'narrowOnMany' | 'narrow';
}

export function nameFit(name: string): NameFit {
  const em = Math.round(emOf(name, 'narrowest') * 100) / 100;
  return { em, set: em > ROOM_OF_FEW ? 'narrow' : em > ROOM_OF_MANY ? 'narrowOnMany' : 'natural' };
}
