import { createServer } from 'node:net';
import { Aedes } from 'aedes';

// A broker of others, where no other one is installed: it knows nothing of us and forbids nothing.
const broker = await Aedes.createBroker();
createServer((socket) => void broker.handle(socket)).listen(Number(process.argv[2]), '127.0.0.1');
