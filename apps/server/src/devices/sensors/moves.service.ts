import type { sensorClaimRefused, sensorReassigned } from '@clubpulse/contract/devices/devices.events';
import type { PayloadOf } from '@clubpulse/contract/event';
import type { Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { claimsOfStrap, decideClaim, type StoredClaim } from './claims.store.ts';
import { moveSensor, type NewSensor, type StoredSensor } from './sensors.store.ts';

type GivenReason = PayloadOf<typeof sensorReassigned>['Reason'];
type RefusedReason = PayloadOf<typeof sensorClaimRefused>['Reason'];

export async function emitSensorChange(
  trx: Queryable,
  Type: 'SensorLinked' | 'SensorUnlinked',
  sensor: StoredSensor,
): Promise<void> {
  const { SensorId, UserId, HardwareId, Model } = sensor;
  await emit(trx, { ClubId: null, Type, Payload: { SensorId, UserId, HardwareId, Model } });
  await notify(trx, 'clubpulse_user', UserId);
}

export async function giveStrap(
  trx: Queryable,
  strap: StoredSensor,
  to: Pick<NewSensor, 'UserId' | 'Name' | 'Code'>,
  Reason: GivenReason,
  at: Date,
): Promise<StoredSensor> {
  const moved = await moveSensor(trx, strap.SensorId, to);
  await emitSensorChange(trx, 'SensorUnlinked', strap);
  await emitSensorChange(trx, 'SensorLinked', moved);
  const Payload = { SensorId: strap.SensorId, Code: moved.Code, OwnerId: strap.UserId, ClaimantId: moved.UserId, Reason };
  await emit(trx, { ClubId: null, Type: 'SensorReassigned', Payload });
  for (const claim of await claimsOfStrap(trx, strap.SensorId)) {
    if (claim.ClaimantId === moved.UserId) await decideClaim(trx, claim.ClaimId, 'Granted', at);
    else await refuseClaim(trx, claim, 'Given', at);
  }
  return moved;
}

export async function refuseClaim(trx: Queryable, claim: StoredClaim, Reason: RefusedReason, at: Date): Promise<void> {
  const { ClaimId, SensorId, Code, OwnerId, ClaimantId } = claim;
  await decideClaim(trx, ClaimId, 'Refused', at);
  await emit(trx, { ClubId: null, Type: 'SensorClaimRefused', Payload: { SensorId, Code, OwnerId, ClaimantId, Reason } });
}
