export { type Board, createBoard, isMadeUp, type TileView } from './board.ts';
export { Icon } from './icons.tsx';
export { minutesLeft } from './minutes-left.ts';
export { nameFit } from './name-fit.ts';
export { summary } from './Summary.tsx';
export { returnPhraseOf } from './scene/return-phrase.ts';
export { wallSize } from './size.ts';
export { minutesAndSeconds, shownName, Tile } from './Tile.tsx';
export { Wall } from './Wall.tsx';
