import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type Signal,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { percentOfMax, zoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';

const givenNames =
  'Ada Ale Andre Anna Bea Ben Brio Cami Carla Chiara Clem Cosmo Dani Diego Duke Edo Elisa Emma Fede Flo Fox Franz Gaia Gio Greta ' +
  'Hugo Ines Irene Jo Kike Lara Lena Leo Lola Luca Maia Manu Marta Mati Mila Nico Nina Oli Pablo Pia Rafa Ricky Rosso Sam Sara ' +
  'Sole Tess Tom Vale Vera Yuri Zoe';
const names = givenNames.split(' ');

export interface AthleteState {
  bpm: number;
  points: number;
  signal: Signal;
  silence: number;
}

export class WallRoom {
  readonly roster: RosterMessage;
  readonly athletes: AthleteState[];
  readonly #max = 184;
  readonly #limits = zoneLimits(184);
  readonly #bytes: ArrayBuffer;
  #second = 0;

  constructor(count: number, language = 'en') {
    this.roster = {
      type: 'roster',
      roster: 1,
      clubName: 'Harbour Club',
      roomName: 'Main hall',
      roomColor: '#1787A6',
      timeZone: 'Europe/Rome',
      language,
      places: count,
      tiles: Array.from({ length: count }, (_, place) => ({
        place,
        name: `${names[place % names.length]}${place < names.length ? '' : ` ${Math.floor(place / names.length) + 1}`}`,
        station: null,
      })),
    };
    this.athletes = Array.from({ length: count }, (_, place) => ({
      bpm: 95 + ((place * 37) % 85),
      points: 40 + ((place * 53) % 260),
      signal: 'fresh' as const,
      silence: 0,
    }));
    this.#bytes = new ArrayBuffer(FRAME_HEADER_BYTES + count * FRAME_TILE_BYTES);
  }

  beat(): void {
    this.#second++;
    for (const [place, athlete] of this.athletes.entries()) {
      if (athlete.signal !== 'fresh') {
        athlete.silence++;
        continue;
      }
      athlete.bpm = 132 + Math.round(42 * Math.sin(place + this.#second / 25) + 6 * Math.sin(place * 3 + this.#second));
      athlete.points += (place + this.#second) % 9 === 0 ? 1 : 0;
    }
  }

  frame(): ArrayBuffer {
    const view = new DataView(this.#bytes);
    writeFrameHeader(view, this.roster.roster, Date.now(), this.athletes.length);
    for (const [place, { bpm, points, signal, silence }] of this.athletes.entries()) {
      const zone = zoneOf(bpm, this.#limits);
      writeTile(view, place, { zone, percent: percentOfMax(bpm, this.#max, this.#limits), bpm, points, signal, silence });
    }
    return this.#bytes;
  }
}
