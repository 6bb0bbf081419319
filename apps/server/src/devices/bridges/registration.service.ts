import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { BridgeCredentials, registerBridgeSchema, registrationCodeSchema } from '@clubpulse/contract/devices/bridges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { bridgeTopic } from '@clubpulse/contract/live/bridge-protocol';
import type { z } from 'zod';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { hashOf, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import { refuseForeignRoom } from '../rooms/public.ts';
import type { BrokerPorts } from './bridges.ports.ts';
import { isOnline } from './bridges.present.ts';
import * as bridges from './bridges.store.ts';
import * as codes from './registration-codes.store.ts';

type RegistrationCode = z.output<typeof registrationCodeSchema>;
type RegisterInput = z.output<typeof registerBridgeSchema>;

const CODE_LENGTH = 8;
const CODE_HOURS = 24;
const REMEMBERED_DAYS = 7;
const HOUR_MS = 3_600_000;

export type Registration = ReturnType<typeof createRegistration>;

export function createRegistration({
  db,
  licenses,
  brokerAddress,
  now = () => new Date(),
}: BrokerPorts & { readonly db: Database; readonly licenses: Pick<Licenses, 'refuseAdding'>; readonly now?: () => Date }) {
  const codeOf = ({ RequestedAt, ExpiresAt, ...code }: codes.CodeRow): RegistrationCode => ({
    ...code,
    RequestedAt: RequestedAt.toISOString(),
    ExpiresAt: ExpiresAt.toISOString(),
  });
  const codeRefused = (refused: 'RegistrationCodeUnknown' | 'RegistrationCodeExpired') =>
    refuse(refused, { errors: [{ field: 'Code', key: `error.${refused}` }] });

  /**
   * Replaces a known device only if the code has the bridge's name and the bridge is offline, so that no other device replaces it
   * unnoticed.
   */
  async function store(trx: Queryable, registration: bridges.Registration): Promise<number | Refusal> {
    const { ClubId, HardwareId } = registration;
    const known = await bridges.lockBridgeOfDevice(trx, ClubId, HardwareId);
    if (known && (known.Name !== registration.Name || isOnline(known, now())))
      return refuse('DeviceIdExists', { values: { id: HardwareId } });
    if (!known) return (await licenses.refuseAdding(trx, ClubId, 'Bridges')) ?? bridges.insertBridge(trx, registration);
    await bridges.registerAgain(trx, known.ClubpulseBridgeId, registration);
    // Disconnects the old device. A first registration does not notify, because its device may sign in before and would be
    // disconnected.
    await notify(trx, 'clubpulse_bridge_secret', known.ClubpulseBridgeId);
    return known.ClubpulseBridgeId;
  }

  return {
    codesOfClub: async (clubId: ClubId): Promise<RegistrationCode[]> => (await codes.codesOfClub(db, clubId, now())).map(codeOf),

    requestCode(clubId: ClubId, Name: string, DisplayGroupId: number | null): Promise<RegistrationCode | Refusal> {
      const RequestedAt = now();
      const ExpiresAt = new Date(RequestedAt.getTime() + CODE_HOURS * HOUR_MS);
      return db.transaction().execute(async (trx) => {
        const foreign = await refuseForeignRoom(trx, clubId, DisplayGroupId);
        if (foreign) return foreign;
        const refused = await licenses.refuseAdding(trx, clubId, 'Bridges');
        if (refused && !(await bridges.isBridgeName(trx, clubId, Name))) return refused;
        await codes.deleteCodesBefore(trx, new Date(RequestedAt.getTime() - REMEMBERED_DAYS * 24 * HOUR_MS));
        for (;;) {
          const code = { Code: newCode(CODE_LENGTH), ClubId: clubId, Name, DisplayGroupId, RequestedAt, ExpiresAt };
          const stored = await codes.insertCode(trx, code);
          if (stored) return codeOf(stored);
        }
      });
    },

    /** Uses up the code unless refused. A registered device's old secret becomes invalid at once. */
    register({ Code, HardwareId, Model }: RegisterInput): Promise<BridgeCredentials | Refusal> {
      const exists = refuse('DeviceIdExists', { values: { id: HardwareId } });
      return refusedBy({ bridges_hardware: exists }, () =>
        db.transaction().execute(async (trx) => {
          const code = await codes.lockCode(trx, Code);
          if (!code) return codeRefused('RegistrationCodeUnknown');
          if (code.ExpiresAt <= now()) return codeRefused('RegistrationCodeExpired');
          const { ClubId, Name, DisplayGroupId } = code;
          const Secret = newSecret();
          const id = await store(trx, { ClubId, HardwareId, Model, Name, DisplayGroupId, SecretHash: hashOf(Secret) });
          if (typeof id !== 'number') return id;
          await codes.deleteCode(trx, Code);
          await emit(trx, {
            ClubId,
            Type: 'BridgeRegistered',
            Payload: { ClubpulseBridgeId: id, HardwareId, Name, DisplayGroupId },
          });
          await notify(trx, 'clubpulse_bridge', id);
          // The board must know the bridge before the bridge's first message.
          await notify(trx, 'clubpulse_club', ClubId);
          return { ClubpulseBridgeId: id, ClubId, Secret, MqttUrl: brokerAddress(), Topic: bridgeTopic(ClubId, id) };
        }),
      );
    },
  };
}
