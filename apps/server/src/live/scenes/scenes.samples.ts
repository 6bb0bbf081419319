import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, room }) => ({
    'scenes.show': { params: { id: club }, body: { DisplayGroupId: room, Scene: 'Ranking' } },
    'scenes.setGoal': { params: { id: club }, body: { DisplayGroupId: room, Goal: 6000 } },
  }),
};
