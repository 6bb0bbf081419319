export { type Board, createBoard } from './board.ts';
export { useCell } from './cell.ts';
export { Icon } from './icons.tsx';
export { Wall } from './Wall.tsx';
