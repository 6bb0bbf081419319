import { Socket } from 'node:net';
import { bridgeTopic, hrTopic, SERVER_TOPIC, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import type { AuthenticateError, AuthenticateHandler, AuthorizePublishHandler, AuthorizeSubscribeHandler, Client } from 'aedes';
import type { Logger } from 'pino';
import { logRefused } from '../log/security.ts';
import type { BridgeIdentity, BrokerAuth } from './mqtt.ts';

const CONNECTIONS_OF_BRIDGE = 8;
/** CONNACK return codes (MQTT 3.1.1 section 3.2.2.3). */
const SERVER_UNAVAILABLE = 3;
const BAD_USER_NAME_OR_PASSWORD = 4;

/** The bridge of each connection, and what a bridge may send and receive. */
export function createBridgeClients({ auth, log }: { readonly auth: BrokerAuth; readonly log: Logger }) {
  const identities = new WeakMap<Client, BridgeIdentity>();
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
        identities.set(client, identity);
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
    // Unreleased QoS 2 messages would fill the memory.
    if (packet.qos === 2) return done(new Error('QoS 2 is not taken'));
    const identity = client && identities.get(client);
    if (!identity || !mayPublish(identity, packet.topic)) return done(new Error('this topic is not yours'));
    // Heart-rate readings must not be retained for later subscribers.
    if (packet.topic.endsWith('/hr')) packet.retain = false;
    done(null);
  };
  const authorizeSubscribe: AuthorizeSubscribeHandler = (client, subscription, done) => {
    const identity = identities.get(client);
    done(null, identity && maySubscribe(identity, subscription.topic) ? subscription : null);
  };

  const forget = (client: Client): void => {
    const bridgeId = identities.get(client)?.ClubpulseBridgeId ?? 0;
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

export const addressOf = (connection: Client['conn']): string | undefined =>
  connection instanceof Socket ? connection.remoteAddress : undefined;

function refusal(returnCode: number): AuthenticateError {
  return Object.assign(new Error('the bridge is refused'), { returnCode });
}

function mayPublish({ ClubId, ClubpulseBridgeId }: BridgeIdentity, topic: string): boolean {
  return topic === hrTopic(ClubId, ClubpulseBridgeId) || topic === stateTopic(ClubId, ClubpulseBridgeId);
}

const OWN_FILTERS: ReadonlySet<string> = new Set(['hr', 'state', 'ack', 'wall', '+', '#']);

function maySubscribe({ ClubId, ClubpulseBridgeId }: BridgeIdentity, filter: string): boolean {
  const own = `${bridgeTopic(ClubId, ClubpulseBridgeId)}/`;
  return filter === SERVER_TOPIC || (filter.startsWith(own) && OWN_FILTERS.has(filter.slice(own.length)));
}
