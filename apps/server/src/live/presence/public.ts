export { listenForPresence } from './presence.ts';
