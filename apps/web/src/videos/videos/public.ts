export { ClipField } from './ClipField.tsx';
export { Player } from './player/Player.tsx';
