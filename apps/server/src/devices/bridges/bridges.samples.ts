import { aBridge } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly bridge: number;
    readonly bridgeHardwareId: string;
  }
}

export const samples: Samples = {
  async rows(db, { club, room: DisplayGroupId }) {
    const bridgeHardwareId = `hub-${club}`;
    const fields = { HardwareId: bridgeHardwareId, Name: 'Hub', DisplayGroupId, SecretHash: `hash-${club}` };
    return { bridgeHardwareId, bridge: await aBridge(db, club, fields) };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const bridge = { params: { id: rows.bridge } };
    const moved = { ClubpulseBridgeId: rows.bridge, Name: 'Hub upstairs' };
    return {
      'bridges.list': { ...club, answer: [moved] },
      'bridges.update': {
        ...bridge,
        body: { Name: 'Hub upstairs', DisplayGroupId: rows.room, Station: null, NetworkAddress: null, RowVersion: 0 },
        answer: moved,
      },
      'bridges.delete': bridge,
      'bridges.state': { ...bridge, answer: { OnlineStatus: 'Offline' } },
      'bridges.codes': { ...club, answer: [{ Name: 'New hub' }] },
      'bridges.requestCode': { body: { ClubId: rows.club, Name: 'New hub', DisplayGroupId: null }, answer: { Name: 'New hub' } },
      'bridges.register': {
        body: { Code: 'NOSUCH22', HardwareId: 'x', Model: '' },
        answer: { ErrorType: 'RegistrationCodeUnknown' },
      },
    };
  },
  removing: ['bridges.delete'],
};
