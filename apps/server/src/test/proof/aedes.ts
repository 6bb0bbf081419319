import { createServer } from 'node:net';
import { Aedes } from 'aedes';

// A broker without access rules, for machines without Mosquitto.
const broker = await Aedes.createBroker();
createServer((socket) => void broker.handle(socket)).listen(Number(process.argv[2]), '127.0.0.1');
