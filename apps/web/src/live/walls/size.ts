import { type Grid, grid } from '@clubpulse/rules/live/walls/wall-order';
import type { TileDetail } from './Tile.tsx';

export interface WallSize extends Grid {
  readonly capacity: number;
  readonly filled: number;
  readonly filledUpright: number;
  readonly pages: number;
  readonly detail: TileDetail;
}

const everything: TileDetail = { heartRate: true, points: true, trace: true, sentences: true };
const details: Readonly<Record<number, TileDetail>> = {
  6: everything,
  12: { ...everything, trace: false },
  24: { ...everything, trace: false },
  40: { ...everything, trace: false, heartRate: false },
};
const nameAndNumber: TileDetail = { heartRate: false, points: false, trace: false, sentences: false };

const LEAST_ROWS = 2;

export function wallSize(places: number): WallSize {
  const { columns, rows, pages } = grid(places);
  const capacity = columns * rows;
  const filledBy = (across: number) => Math.max(LEAST_ROWS, Math.ceil(Math.min(places, capacity) / across));
  return {
    columns,
    rows,
    pages,
    capacity,
    filled: filledBy(columns),
    filledUpright: filledBy(rows),
    detail: details[capacity] ?? nameAndNumber,
  };
}
