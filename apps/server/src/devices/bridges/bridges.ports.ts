import { ports } from '../../platform/feature/ports.ts';

export interface BrokerPorts {
  /** Where bridges find the broker: the `mqtt:` address without an account. */
  brokerAddress(): string;
}
export const brokerPorts = ports<BrokerPorts>('devices/bridges', { brokerAddress: 'where bridges find the broker' });
