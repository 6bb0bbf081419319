export { type Board, createBoard } from './board.ts';
export type { ClubBoard } from './club-board.ts';
export type { BoardPorts, HeardStrap, LiveAthleteFacts, LiveBridge, LiveStrap } from './facts.ts';
export type { MinuteBatch } from './minute-buffers.ts';
