import { createServer, type Server, type Socket } from 'node:net';
import { SERVER_TOPIC } from '@clubpulse/contract/live/bridge-protocol';
import { Aedes, type Client } from 'aedes';
import type { Logger } from 'pino';
import { addressOf, createBridgeClients } from './bridge-clients.ts';
import { type BrokerAuth, FIRST_PACKET_MAX_BYTES, type MessageHandler, type Mqtt, PACKET_MAX_BYTES } from './mqtt.ts';
import { createPacketLimit } from './packet-limit.ts';
import { createServerRun } from './server-run.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Maximum of unread outgoing bytes. The roster of a large club must fit on a slow connection. */
const UNREAD_MAX_BYTES = 2 * PACKET_MAX_BYTES;

type Options = { host: string; port: number; auth: BrokerAuth; log: Logger };

export async function startEmbeddedBroker({ host, port, auth, log }: Options): Promise<Mqtt> {
  const handlers: MessageHandler[] = [];
  const bridges = createBridgeClients({ auth, log });
  const run = createServerRun();

  const broker = await Aedes.createBroker({
    connectTimeout: CONNECT_TIMEOUT_MS,
    // 0: no limit, because with one the emitter empties its queue recursively. Memory stays bounded, because a connection is read
    // again only after its last chunk was delivered.
    concurrency: 0,
    preConnect(_client, packet, done) {
      // A new connection replaces one with the same client id. That is wanted within a bridge but not between bridges.
      packet.clientId = `${packet.username ?? ''}/${packet.clientId || Math.random().toString(36).slice(2)}`;
      // Sessions are not stored, because bridges resend unacknowledged messages and stored ones would fill the memory.
      packet.clean = true;
      if (packet.will?.qos === 2) packet.will.qos = 1;
      done(null, true);
    },
    authenticate: bridges.authenticate,
    authorizePublish: bridges.authorizePublish,
    authorizeSubscribe: bridges.authorizeSubscribe,
    authorizeForward: ({ conn }, packet) => (isRead(conn, conn.writableLength) ? packet : null),
  });
  /**
   * Closes a connection whose unread data exceeds the limit, to protect the memory. The bridge resends unacknowledged messages.
   */
  function isRead(connection: Client['conn'], waitingBytes: number): boolean {
    if (waitingBytes <= UNREAD_MAX_BYTES) return true;
    if (!connection.destroyed)
      log.warn({ from: addressOf(connection) }, 'a bridge does not read what it is sent, its connection is closed');
    connection.destroy(new Error('nothing is read'));
    return false;
  }
  broker.on('publish', ({ topic, payload }, client) => {
    if (client) for (const handler of handlers) handler(topic, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
  broker.on('clientDisconnect', bridges.forget);
  broker.on('clientError', (client, error) => log.debug({ err: error, client: client.id }, 'bridge connection'));
  broker.on('connectionError', (_client, error) => log.debug({ err: error }, 'bridge connection'));

  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    broker.handle(socket);
    const limit = createPacketLimit(PACKET_MAX_BYTES, FIRST_PACKET_MAX_BYTES);
    let unansweredBytes = 0;
    socket.on('data', (chunk: Buffer) => {
      unansweredBytes = socket.writableNeedDrain ? unansweredBytes + chunk.length : 0;
      isRead(socket, unansweredBytes);
      if (!limit.allows(chunk)) socket.destroy(new Error('packet too large'));
    });
  });

  const publish: Mqtt['publish'] = (topic, payload, { qos, retain }) =>
    broker.publish({ cmd: 'publish', topic, payload: Buffer.from(payload), qos, retain, dup: false }, () => {});
  const listeningPort = await listen(server, host, port);
  publish(SERVER_TOPIC, run.state(true), { qos: 1, retain: true });

  return {
    port: listeningPort,
    bus: undefined,
    publish,
    onMessage: (handler) => void handlers.push(handler),
    connected: () => !broker.closed,
    disconnect(bridgeId) {
      for (const client of bridges.clientsOf(bridgeId)) client.close();
    },
    renewRun: () => publish(SERVER_TOPIC, run.renew(), { qos: 1, retain: true }),
    async close() {
      publish(SERVER_TOPIC, run.state(false), { qos: 0, retain: true });
      await new Promise((resolve) => setTimeout(resolve, 20));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await new Promise<void>((resolve) => broker.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        new Error(
          taken
            ? `Port ${port} of ${host}, wanted for the MQTT broker, is in use. Set MQTT_PORT to a free one.`
            : `The MQTT broker cannot listen on ${host}:${port}: ${error.message}`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
