import type { Bus } from '../bus/bus.ts';

export interface BridgeIdentity {
  readonly ClubpulseBridgeId: number;
  readonly ClubId: number;
}

export interface BrokerAuth {
  /** Undefined for an unknown bridge or a wrong secret. */
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

/** The payload is only valid during the callback, so copy what you need later. */
export type MessageHandler = (topic: string, payload: Buffer) => void;

export interface Mqtt {
  onMessage(handler: MessageHandler): void;
  /** Drops QoS 0 messages while the broker is unreachable. Never throws. */
  publish(topic: string, payload: string, options: PublishOptions): void;
  connected(): boolean;
  disconnect(bridgeId: number): void;
  /** Publishes a new `run`, which makes every bridge resend unacknowledged messages. */
  renewRun(): void;
  /** Messages between server processes. Undefined with the embedded broker, which serves only one process. */
  readonly bus: Bus | undefined;
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * Maximum bytes; a larger packet ends the connection. 500 readings in JSON have about 40 KB. 10,000 have 600 KB and are accepted,
 * so that the bridge gets the reason of the refusal.
 */
export const PACKET_MAX_BYTES = 1_048_576;
/** Maximum bytes of the first packet, before sign-in. */
export const FIRST_PACKET_MAX_BYTES = 131_072;
