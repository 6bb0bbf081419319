import type { UserId } from '@clubpulse/contract/accounts/users';
import type { HealthState } from '@clubpulse/contract/body/health/health';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { ports } from '../../platform/feature/ports.ts';

export interface NextClass {
  readonly ClassId: number;
  readonly Name: string;
  readonly Begin: Date;
  readonly UserIds: readonly number[];
}

export interface HealthPorts {
  connectionOf(userId: UserId): Promise<Pick<HealthState, 'Connection' | 'IsOffered'>>;
  isOffered(): boolean;
  nextClassOf(clubId: ClubId, from: Date, to: Date): Promise<NextClass | undefined>;
}

export const healthPorts = ports<HealthPorts>('body/health', {
  connectionOf: 'which service the watch of a user is connected to',
  isOffered: 'whether watches can be connected',
  nextClassOf: 'which class is next in a club, and who comes',
});
