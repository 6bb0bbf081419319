export { createSockets, type Sockets } from './sockets.live.ts';
export type { PairedDisplay } from './sockets.ports.ts';
