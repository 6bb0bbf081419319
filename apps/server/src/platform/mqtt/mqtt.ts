import type { Bus } from '../bus/bus.ts';

export interface BridgeIdentity {
  readonly ClubpulseBridgeId: number;
  readonly ClubId: number;
}

export interface BrokerAuth {
  /** Undefined for an unknown bridge and for a wrong secret. */
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

/** `payload` is valid only during the call. */
export type MessageHandler = (topic: string, payload: Buffer) => void;

export interface Mqtt {
  onMessage(handler: MessageHandler): void;
  listenTo(filters: readonly string[]): void;
  /** A message of QoS 0 is dropped while the broker is unreachable. Never throws. */
  publish(topic: string, payload: string, options: PublishOptions): void;
  connected(): boolean;
  disconnect(bridgeId: number): void;
  /** Makes every bridge repeat its unacknowledged messages. */
  renewRun(): void;
  /** Undefined with the embedded broker: there is only one process. */
  readonly bus: Bus | undefined;
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * Bytes. A larger packet ends the connection without a reason. Even 10,000 readings in JSON (600 KB) fit, so that the server can
 * refuse them with a reason.
 */
export const PACKET_MAX_BYTES = 1_048_576;
/** Most bytes of a packet before the client has signed in. */
export const FIRST_PACKET_MAX_BYTES = 131_072;
