export { createSockets, type Sockets } from './sockets.live.ts';
export type { PairedDisplay, RegisteredApp } from './sockets.ports.ts';
