import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import { ports } from '../../platform/feature/ports.ts';

export interface UnknownStrapPorts {
  unknownStraps(clubId: ClubId): readonly UnknownStrap[] | Promise<readonly UnknownStrap[]>;
}
export const unknownStrapPorts = ports<UnknownStrapPorts>('devices/sensors', {
  unknownStraps: 'which received straps have no owner',
});
