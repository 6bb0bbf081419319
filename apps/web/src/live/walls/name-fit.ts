/** Widths of the wall's letters at their narrowest (62 %), in em, a little more than measured. */
const NARROW = 0.26;
const WIDE = 0.68;
const CAPITAL = 0.51;
const USUAL = 0.43;
/** Wider names than these are set narrow: on walls of 24 tiles and more, and on every wall. */
const ROOM_OF_MANY = 3.3;
const ROOM_OF_FEW = 4.6;

/** How wide a name is in em when it is set narrow, and whether it must be. */
export interface NameFit {
  readonly em: number;
  readonly set: 'natural' | 'narrowOnMany' | 'narrow';
}

/** By its letters, so that no tile has to be measured: twelve letters fit on every wall, wide ones in smaller type. */
export function nameFit(name: string): NameFit {
  const em = Math.round([...name].reduce((sum, letter) => sum + widthOf(letter), 0) * 100) / 100;
  return { em, set: em > ROOM_OF_FEW ? 'narrow' : em > ROOM_OF_MANY ? 'narrowOnMany' : 'natural' };
}

function widthOf(letter: string): number {
  if (/[fijlrtI1.,:'’ -]/.test(letter)) return NARROW;
  if (/[mwMW…@&]/.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : /[\p{L}\p{N}]/u.test(letter) ? USUAL : WIDE;
}
