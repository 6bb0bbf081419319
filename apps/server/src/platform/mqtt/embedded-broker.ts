import { createServer, type Server, Socket } from 'node:net';
import { bridgeTopic, hrTopic, SERVER_TOPIC, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import {
  Aedes,
  type AuthenticateError,
  type AuthenticateHandler,
  type AuthorizePublishHandler,
  type AuthorizeSubscribeHandler,
  type Client,
} from 'aedes';
import type { Logger } from 'pino';
import { logRefused } from '../log/security.ts';
import {
  type BridgeIdentity,
  type BrokerAuth,
  FIRST_PACKET_MAX_BYTES,
  type MessageHandler,
  type Mqtt,
  PACKET_MAX_BYTES,
} from './mqtt.ts';
import { createPacketLimit } from './packet-limit.ts';
import { createServerRun } from './server-run.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Most bytes that a slow client has not read. A large club's roster must fit. */
const UNREAD_MAX_BYTES = 2 * PACKET_MAX_BYTES;

type Options = { host: string; port: number; auth: BrokerAuth; log: Logger };

export async function startEmbeddedBroker({ host, port, auth, log }: Options): Promise<Mqtt> {
  const handlers: MessageHandler[] = [];
  const bridges = createBridgeClients({ auth, log });
  const run = createServerRun();

  const broker = await Aedes.createBroker({
    connectTimeout: CONNECT_TIMEOUT_MS,
    // 0 means no limit, because with a limit the emitter empties its queue recursively. None is needed: a connection is read only
    // after its last data was delivered.
    concurrency: 0,
    preConnect(_client, packet, done) {
      // The user name is part of the client id, because a bridge with the same client id would replace another bridge's
      // connection.
      packet.clientId = `${packet.username ?? ''}/${packet.clientId || Math.random().toString(36).slice(2)}`;
      // Sessions are not stored: bridges repeat unacknowledged messages, and stored sessions would fill the memory.
      packet.clean = true;
      if (packet.will?.qos === 2) packet.will.qos = 1;
      done(null, true);
    },
    authenticate: bridges.authenticate,
    authorizePublish: bridges.authorizePublish,
    authorizeSubscribe: bridges.authorizeSubscribe,
    authorizeForward: ({ conn }, packet) => (isRead(conn, conn.writableLength) ? packet : null),
  });
  /** Above the limit the connection is closed, to protect the memory. The bridge repeats unacknowledged messages. */
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
    listenTo: () => {},
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

const CONNECTIONS_OF_BRIDGE = 8;
/** Return codes of MQTT 3.1.1, section 3.2.2.3. */
const SERVER_UNAVAILABLE = 3;
const BAD_USER_NAME_OR_PASSWORD = 4;

function createBridgeClients({ auth, log }: { readonly auth: BrokerAuth; readonly log: Logger }) {
  const identities = new WeakMap<Client, SignedIn>();
  const clientsOf = new Map<number, Set<Client>>();

  const authenticate: AuthenticateHandler = (client, username, password, done) => {
    const bridgeId = /^[1-9]\d{0,15}$/.test(username ?? '') ? Number(username) : undefined;
    if (bridgeId === undefined || password === undefined) return done(refusal(BAD_USER_NAME_OR_PASSWORD), null);
    auth.checkSecret(bridgeId, password.toString()).then(
      (identity) => {
        if (!identity) {
          logRefused(log, { security: 'bridge', at: `bridge ${bridgeId}`, from: addressOf(client.conn) });
          return done(refusal(BAD_USER_NAME_OR_PASSWORD), null);
        }
        const clients = clientsOf.get(identity.ClubpulseBridgeId) ?? new Set();
        if (clients.size >= CONNECTIONS_OF_BRIDGE) return done(refusal(SERVER_UNAVAILABLE), null);
        identities.set(client, signedIn(identity));
        clientsOf.set(identity.ClubpulseBridgeId, clients.add(client));
        done(null, true);
      },
      (error: unknown) => {
        log.warn({ err: error, bridgeId }, 'a bridge could not be checked');
        done(refusal(SERVER_UNAVAILABLE), null);
      },
    );
  };
  const authorizePublish: AuthorizePublishHandler = (client, packet, done) => {
    // QoS 2 is refused, because a message would be stored until the sender releases it, and could fill the memory.
    if (packet.qos === 2) return done(new Error('QoS 2 is not taken'));
    const topics = client && identities.get(client);
    const isReadings = packet.topic === topics?.readings;
    if (!isReadings && packet.topic !== topics?.state) return done(new Error('this topic is not yours'));
    // Readings are not retained, because later subscribers must not receive them.
    if (isReadings) packet.retain = false;
    done(null);
  };
  const authorizeSubscribe: AuthorizeSubscribeHandler = (client, subscription, done) => {
    const identity = identities.get(client);
    done(null, identity && maySubscribe(identity, subscription.topic) ? subscription : null);
  };

  const forget = (client: Client): void => {
    const bridgeId = identities.get(client)?.bridgeId ?? 0;
    const clients = clientsOf.get(bridgeId);
    clients?.delete(client);
    if (clients?.size === 0) clientsOf.delete(bridgeId);
  };

  return {
    authenticate,
    authorizePublish,
    authorizeSubscribe,
    forget,
    clientsOf: (bridgeId: number): Iterable<Client> => clientsOf.get(bridgeId) ?? [],
  };
}

const addressOf = (connection: Client['conn']): string | undefined =>
  connection instanceof Socket ? connection.remoteAddress : undefined;

function refusal(returnCode: number): AuthenticateError {
  return Object.assign(new Error('the bridge is refused'), { returnCode });
}

interface SignedIn {
  readonly bridgeId: number;
  readonly readings: string;
  readonly state: string;
  readonly own: string;
}

const signedIn = ({ ClubId, ClubpulseBridgeId }: BridgeIdentity): SignedIn => ({
  bridgeId: ClubpulseBridgeId,
  readings: hrTopic(ClubId, ClubpulseBridgeId),
  state: stateTopic(ClubId, ClubpulseBridgeId),
  own: `${bridgeTopic(ClubId, ClubpulseBridgeId)}/`,
});

const OWN_FILTERS: ReadonlySet<string> = new Set(['hr', 'state', 'ack', 'wall', '+', '#']);

function maySubscribe({ own }: SignedIn, filter: string): boolean {
  return filter === SERVER_TOPIC || (filter.startsWith(own) && OWN_FILTERS.has(filter.slice(own.length)));
}
