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
    // Unique in the house, as the club is.
    const bridgeHardwareId = `hub-${club}`;
    const fields = { HardwareId: bridgeHardwareId, Name: 'Hub', DisplayGroupId, SecretHash: `hash-${club}` };
    return { bridgeHardwareId, bridge: await aBridge(db, club, fields) };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const bridge = { params: { id: rows.bridge } };
    return {
      'bridges.list': club,
      'bridges.update': { ...bridge, body: { Name: 'Hub', DisplayGroupId: rows.room, Station: null, NetworkAddress: null } },
      'bridges.delete': bridge,
      'bridges.state': bridge,
      'bridges.codes': club,
      'bridges.requestCode': { body: { ClubId: rows.club, Name: 'Hub', DisplayGroupId: null } },
      'bridges.register': { body: { Code: 'NOSUCH22', HardwareId: 'x', Model: '' } },
    };
  },
  removing: ['bridges.delete'],
};
