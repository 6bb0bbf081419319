export { readPresence } from './presence.live.ts';
