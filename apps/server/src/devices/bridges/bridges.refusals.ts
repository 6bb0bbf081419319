import { registerBridge } from '@clubpulse/contract/devices/bridges.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const HOUR_MS = 3_600_000;

export const refusals: Refusals = async ({ server, world, rows }) => {
  const code = (Code: string, hours: number) => ({
    Code,
    ClubId: world.clubA,
    Name: 'Hub',
    ExpiresAt: new Date(Date.now() + hours * HOUR_MS),
  });
  await server.db
    .insertInto('registration_codes')
    .values([code('EXPIRED2', -1), code('GOODCODE', 1)])
    .execute();
  await server.db.updateTable('bridges').set({ IoTConnected: true }).where('ClubpulseBridgeId', '=', rows.bridge).execute();
  const registered = (Code: string, HardwareId = 'x') => ({ body: { Code, HardwareId, Model: '' } });
  return {
    RegistrationCodeUnknown: provoke(server, registerBridge, registered('NOSUCH22'), ['Code']),
    RegistrationCodeExpired: provoke(server, registerBridge, registered('EXPIRED2'), ['Code']),
    DeviceIdExists: provoke(server, registerBridge, registered('GOODCODE', rows.bridgeHardwareId)),
  };
};
