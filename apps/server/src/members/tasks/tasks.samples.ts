import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertTask } from './tasks.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly task: number;
    readonly callTask: number;
    readonly spareTask: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: ReceiverId }) {
    const task = { ClubId, CreatedAt: new Date() };
    return {
      task: await insertTask(db, { ...task, Type: 'generic', Task: 'Order straps' }),
      spareTask: await insertTask(db, { ...task, Type: 'generic', Task: 'Order water', ReceiverId }),
      callTask: await insertTask(db, { ...task, Type: 'call', ReceiverId }),
    };
  },
  calls({ club, athlete, task, callTask, spareTask }) {
    const here = { params: { id: club } };
    const one = { params: { id: task } };
    const written = { ClubId: club, Type: 'generic', Task: 'Water the plants', DueDate: '2099-01-01' };
    return {
      'tasks.ofClub': { ...here, answer: { data: expect.any(Array), recordsTotal: expect.any(Number) } },
      'tasks.open': { ...here, answer: { Mine: 0, MineDue: 0, All: expect.any(Number), AllDue: expect.any(Number) } },
      'tasks.assignees': { ...here, answer: expect.any(Array) },
      'tasks.ofClubUser': { params: { id: club, userId: athlete }, answer: expect.any(Array) },
      'tasks.doNotCall': { params: { id: club, userId: athlete }, answer: { Holds: false, Until: null } },
      'tasks.ofUser': { params: { id: athlete }, answer: [] },
      'tasks.get': { ...one, answer: { TaskId: task } },
      'tasks.create': { body: written, answer: { Task: 'Water the plants', CompletedAt: null } },
      'tasks.batchCreate': {
        ...here,
        body: { UserIds: [athlete], Type: 'generic', Task: 'Say hello' },
        answer: { Written: [{ UserId: athlete, TaskId: expect.any(Number) }], Refused: [] },
      },
      'tasks.update': {
        ...one,
        body: { Type: 'generic', Task: 'Order belts', RowVersion: 0 },
        answer: { TaskId: task, Task: 'Order belts', RowVersion: 1 },
      },
      'tasks.complete': { ...one, answer: { TaskId: task, CompletedAt: expect.any(String) } },
      'tasks.outcome': {
        params: { id: callTask },
        body: { Outcome: 'NoAnswer' },
        answer: { TaskId: callTask, Outcome: 'NoAnswer', CompletedAt: null },
      },
      'tasks.batchDelete': { ...here, body: { TaskIds: [spareTask] }, answer: { Deleted: [spareTask], Refused: [] } },
      'tasks.delete': { params: { id: callTask } },
    };
  },
  removing: ['tasks.delete'],
};
