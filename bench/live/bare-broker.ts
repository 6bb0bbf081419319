import { createServer } from 'node:net';
import { Aedes } from 'aedes';

// What everything is measured against: the same broker as the server has inside, and a subscriber that only counts.
const broker = await Aedes.createBroker();
let messages = 0;
broker.on('publish', (_packet, client) => {
  if (client) messages++;
});
const server = createServer({ noDelay: true }, broker.handle);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: address !== null && typeof address === 'object' ? address.port : 0 });
});
process.on('message', () => process.send?.({ messages }));
process.on('disconnect', () => process.exit(0));
