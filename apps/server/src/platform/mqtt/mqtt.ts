import type { Bus } from '../bus/bus.ts';

export interface BridgeIdentity {
  readonly ClubpulseBridgeId: number;
  readonly ClubId: number;
}

export interface BrokerAuth {
  /** Undefined for a wrong secret too. */
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
  /** QoS 0 is dropped while the broker is unreachable. Never throws. */
  publish(topic: string, payload: string, options: PublishOptions): void;
  connected(): boolean;
  disconnect(bridgeId: number): void;
  /** Every bridge then repeats its unacknowledged messages. */
  renewRun(): void;
  /** Undefined with the embedded broker: there is only one process. */
  readonly bus: Bus | undefined;
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * Bytes. A larger packet ends the connection. It is above 10,000 readings in JSON (600 KB), so that their refusal has a reason.
 */
export const PACKET_MAX_BYTES = 1_048_576;
/** Bytes, before the client has signed in. */
export const FIRST_PACKET_MAX_BYTES = 131_072;
