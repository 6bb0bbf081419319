import type { Bus } from '../bus/bus.ts';

/** A bridge as its secret proved it. */
export interface BridgeIdentity {
  readonly ClubpulseBridgeId: number;
  readonly ClubId: number;
}

export interface BrokerAuth {
  /** Who has this id and secret; undefined when nobody does. */
  checkSecret(bridgeId: number, secret: string): Promise<BridgeIdentity | undefined>;
}

export interface MqttSettings {
  readonly MQTT_URL?: string | undefined;
  readonly MQTT_HOST: string;
  readonly MQTT_PORT: number;
}

export interface PublishOptions {
  readonly qos: 0 | 1;
  readonly retain: boolean;
}

/** Called for what bridges send. The payload is only valid during the call: copy what must stay. */
export type MessageHandler = (topic: string, payload: Buffer) => void;

/** The one door to MQTT: the embedded broker and an outside one look the same from here. */
export interface Mqtt {
  /** Adds a handler for readings and presence of all bridges. */
  onMessage(handler: MessageHandler): void;
  /** Sends, or drops with QoS 0 while the broker is away. Never throws. */
  publish(topic: string, payload: string, options: PublishOptions): void;
  connected(): boolean;
  /** Ends the connections of a bridge whose secret no longer holds; an outside broker keeps its own accounts. */
  disconnect(bridgeId: number): void;
  /** Publishes a new `run`: every bridge sends again what is not acknowledged. */
  renewRun(): void;
  /**
   * What the server's processes say to each other. Undefined with the embedded broker: it serves one process alone, and
   * nobody else may use these topics.
   */
  readonly bus: Bus | undefined;
  /** Port of the embedded broker; undefined with an outside one. */
  readonly port: number | undefined;
  /** Says that the server is away and closes every connection. */
  close(): Promise<void>;
}

/**
 * Largest MQTT packet taken; a larger one ends the connection. A message of 500 readings in JSON has about 40 KB; one of 10,000
 * has 600 KB and is taken, so that its bridge can be told why it is refused.
 */
export const PACKET_MAX_BYTES = 1_048_576;
/** And the first of a connection, when nobody has signed in yet. */
export const FIRST_PACKET_MAX_BYTES = 131_072;
