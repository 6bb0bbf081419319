export { Player } from './player/Player.tsx';
