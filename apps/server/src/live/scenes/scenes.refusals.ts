import { showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world, rows }) => {
  const { GroupTrainingId } = await house.db
    .insertInto('group_trainings')
    .values({ ClubId: world.clubA, Name: 'Over', Begin: new Date(Date.now() - 3_600_000), End: new Date() })
    .returning('GroupTrainingId')
    .executeTakeFirstOrThrow();
  return {
    SceneOver: provoke(house, showScene, {
      params: { id: world.clubA },
      body: { DisplayGroupId: rows.room, Scene: 'Summary', GroupTrainingId },
      token: world.tokens.managerA,
    }),
  };
};
