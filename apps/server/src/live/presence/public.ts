export { listenForPresence } from './presence.live.ts';
