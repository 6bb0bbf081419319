export { isArriving } from './arrival.ts';
