export { type Board, createBoard } from './board.live.ts';
export type { LiveAthleteFacts, LiveNow } from './board.ports.ts';
export { AHEAD_MS, ClubBoard } from './club-board.live.ts';
export { LateReadings } from './loading/late-readings.live.ts';
export { addTally, emptyTally, isAny, subtractTally, type Tally } from './loading/recall.live.ts';
export type { RecordedSince } from './loading/recorded-since.live.ts';
export type { MinuteBatch } from './minute-buffers.live.ts';
export { layoutOf, Records } from './records.live.ts';
