import { aRoom } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly room: number;
    readonly emptyRoom: number;
  }
}

export const samples: Samples = {
  rows: async (db, { club }) => ({
    room: await aRoom(db, club, { Name: 'Studio', Color: '#1787A6' }),
    emptyRoom: await aRoom(db, club, { Name: 'Empty', Color: '#1787A6' }),
  }),
  calls: ({ club, room }) => ({
    'rooms.list': { params: { id: club }, answer: [{}, { DisplayGroupId: room, Color: '#4F8A2F' }] },
    'rooms.create': { body: { ClubId: club, Name: 'Studio', Color: '#1787A6' }, answer: { ErrorType: 'RoomNameExists' } },
    'rooms.get': { params: { id: room }, answer: { DisplayGroupId: room, Name: 'Studio' } },
    'rooms.update': {
      params: { id: room },
      body: { Name: 'Studio', Color: '#4F8A2F', RowVersion: 0 },
      answer: { Color: '#4F8A2F' },
    },
    'rooms.delete': { params: { id: room }, answer: { ErrorType: 'RoomInUse' } },
  }),
};
