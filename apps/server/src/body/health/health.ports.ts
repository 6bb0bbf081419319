import type { UserId } from '@clubpulse/contract/accounts/users';
import type { HealthState } from '@clubpulse/contract/body/health/health';
import { ports } from '../../platform/feature/ports.ts';

/** What health asks of those to the right. */
export interface HealthPorts {
  /** Whether a provider is spoken with, and how her connection with it stands. */
  connectionOf(userId: UserId): Promise<Pick<HealthState, 'Connection' | 'IsOffered'>>;
  isOffered(): boolean;
}

export const healthPorts = ports<HealthPorts>('body/health', {
  connectionOf: 'with whom her watch speaks',
  isOffered: 'whether watches can be connected',
});
