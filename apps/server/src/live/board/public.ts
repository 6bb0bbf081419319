export { type Board, createBoard } from './board.ts';
export type { ClubBoard } from './club-board.ts';
export type { LiveAthleteFacts } from './facts.ts';
export type { MinuteBatch } from './minute-buffers.ts';
