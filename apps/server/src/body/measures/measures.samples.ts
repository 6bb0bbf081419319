import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertBatch } from './batches.store.ts';
import { insertEvent, insertValues } from './measures.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly measureEvent: number;
    readonly measureEventToDelete: number;
    readonly measureBatch: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const event = async (day: string, Value: number) => {
      const row = { UserId, TimeStamp: new Date(`${day}T08:00:00Z`), Note: '', ByUserId: UserId, ClubId: null };
      const id = await insertEvent(db, row);
      await insertValues(db, id, UserId, [{ Key: 'weight', Value, Method: null, Typed: true }]);
      return id;
    };
    const batch = { ClubId, ByUserId: UserId, CreatedAt: new Date(), Rows: [] };
    return {
      measureBatch: await insertBatch(db, batch),
      measureEvent: await event('2026-10-01', 82),
      measureEventToDelete: await event('2026-09-01', 83),
    };
  },
  calls({ club, athlete, measureEvent, measureEventToDelete, measureBatch }) {
    const user = { params: { id: athlete } };
    const typed = { TimeStamp: '2026-10-01T08:00:00Z', Values: [{ Key: 'waist', Value: 92.5 }], Note: '' };
    const found = { Values: expect.arrayContaining([expect.objectContaining({ Key: 'waist', Value: 92.5 })]) };
    const shown = expect.arrayContaining([expect.objectContaining({ MeasureEventId: measureEvent })]);
    return {
      'measures.types': { answer: expect.arrayContaining([expect.objectContaining({ Key: 'weight', Unit: 'kg' })]) },
      'measures.groups': { answer: expect.arrayContaining([expect.objectContaining({ Key: 'bodyMass' })]) },
      'measures.ofUser': { ...user, answer: { Person: { UserId: athlete }, Events: shown } },
      'measures.events': { ...user, answer: { data: shown } },
      'measures.ofClub': { params: { id: club }, answer: { data: [], NotSharing: expect.any(Number) } },
      'measures.remind': { params: { id: club, userId: athlete }, answer: { ErrorType: 'NotShared' } },
      'measures.batchSave': {
        params: { id: club },
        body: { Rows: [{ UserId: athlete, ...typed }] },
        answer: { State: 'Waiting', Size: 1 },
      },
      'measures.batch': { params: { id: club, batchId: measureBatch }, answer: { MeasureBatchId: measureBatch } },
      'measures.create': { ...user, body: { ...typed, ClubId: null }, answer: { UserId: athlete, ...found } },
      'measures.report': { params: { id: measureEvent }, answer: { Event: { MeasureEventId: measureEvent } } },
      'measures.update': {
        params: { id: measureEvent },
        body: { ...typed, RowVersion: 0 },
        answer: { MeasureEventId: measureEvent, ...found },
      },
      'measures.delete': { params: { id: measureEventToDelete } },
    };
  },
  removing: ['measures.delete'],
};
