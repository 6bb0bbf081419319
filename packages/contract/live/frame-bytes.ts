/** Frames are sent once a second. The file is separate, so that a TV does not load the validation of JSON messages. */

/** Time since the last heart rate: `fresh` below 5 s, `held` to 15 s, then `lost`. `looking`: no heart rate yet. */
export const signals = ['fresh', 'held', 'lost', 'looking'] as const;
export type Signal = (typeof signals)[number];

export interface TileFrame {
  zone: number;
  /** Percent of the maximum heart rate, rounded down, but at least the lowest of the zone. */
  percent: number;
  bpm: number;
  points: number;
  signal: Signal;
  silence: number;
}
export interface RoomFrame {
  roster: number;
  at: number;
  tiles: TileFrame[];
}

export const FRAME_VERSION = 1;
/** Header: `u8 version, u32 roster, f64 at, u16 tiles`. */
export const FRAME_HEADER_BYTES = 15;
/** Tile: `u8 zone | signal << 4, u8 percent, u8 bpm, u16 silence, u32 points`. */
export const FRAME_TILE_BYTES = 9;

export function writeTile(view: DataView, index: number, tile: TileFrame): void {
  const at = FRAME_HEADER_BYTES + index * FRAME_TILE_BYTES;
  view.setUint8(at, tile.zone | (signals.indexOf(tile.signal) << 4));
  view.setUint8(at + 1, Math.min(255, tile.percent));
  view.setUint8(at + 2, tile.bpm);
  view.setUint16(at + 3, Math.min(65_535, tile.silence), true);
  view.setUint32(at + 5, tile.points, true);
}

export function writeFrameHeader(view: DataView, roster: number, at: number, tiles: number): void {
  view.setUint8(0, FRAME_VERSION);
  view.setUint32(1, roster, true);
  view.setFloat64(5, at, true);
  view.setUint16(13, tiles, true);
}

/** The frame must have at least a complete header. */
export const frameRoster = (frame: Uint8Array): number =>
  new DataView(frame.buffer, frame.byteOffset, frame.byteLength).getUint32(1, true);

export function decodeFrame(bytes: ArrayBuffer): RoomFrame | undefined {
  if (bytes.byteLength < FRAME_HEADER_BYTES) return undefined;
  const view = new DataView(bytes);
  const count = view.getUint16(13, true);
  if (view.getUint8(0) !== FRAME_VERSION || bytes.byteLength !== FRAME_HEADER_BYTES + count * FRAME_TILE_BYTES) return undefined;
  const tiles: TileFrame[] = [];
  for (let index = 0; index < count; index++) {
    const at = FRAME_HEADER_BYTES + index * FRAME_TILE_BYTES;
    const first = view.getUint8(at);
    tiles.push({
      zone: first & 15,
      signal: signals[first >> 4] ?? 'lost',
      percent: view.getUint8(at + 1),
      bpm: view.getUint8(at + 2),
      silence: view.getUint16(at + 3, true),
      points: view.getUint32(at + 5, true),
    });
  }
  return { roster: view.getUint32(1, true), at: view.getFloat64(5, true), tiles };
}
