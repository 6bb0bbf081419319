import { ports } from '../../platform/feature/ports.ts';

export interface BrokerPorts {
  brokerAddress(): string;
}
export const brokerPorts = ports<BrokerPorts>('devices/bridges', { brokerAddress: 'where bridges find the broker' });
