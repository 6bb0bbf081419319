import type { Bus } from '../bus/bus.ts';

export interface BridgeIdentity {
  readonly ClubpulseBridgeId: number;
  readonly ClubId: number;
}

export interface BrokerAuth {
  /** Returns the bridge; undefined for an unknown bridge or a wrong secret. */
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

/** The payload is valid only during the call, so copy what is needed later. */
export type MessageHandler = (topic: string, payload: Buffer) => void;

export interface Mqtt {
  onMessage(handler: MessageHandler): void;
  /** Publishes a message. A message with QoS 0 is dropped while the broker is unreachable. Never throws. */
  publish(topic: string, payload: string, options: PublishOptions): void;
  connected(): boolean;
  disconnect(bridgeId: number): void;
  /** Publishes a new `run`, so that every bridge sends its unacknowledged messages again. */
  renewRun(): void;
  /**
   * Bus for messages between processes of the server. Undefined with the embedded broker, because then there is only one process.
   */
  readonly bus: Bus | undefined;
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * In bytes; a larger packet ends the connection. 500 readings in JSON are about 40 KB; even 10,000 (600 KB) get the reason of the
 * refusal.
 */
export const PACKET_MAX_BYTES = 1_048_576;
/** Maximum size in bytes of the first packet, which is sent before the client has signed in. */
export const FIRST_PACKET_MAX_BYTES = 131_072;
