import { showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const { GroupTrainingId } = await server.db
    .insertInto('group_trainings')
    .values({ ClubId: world.clubA, Name: 'Over', Begin: new Date(Date.now() - 3_600_000), End: new Date() })
    .returning('GroupTrainingId')
    .executeTakeFirstOrThrow();
  return {
    SceneOver: provoke(server, showScene, {
      params: { id: world.clubA },
      body: { DisplayGroupId: rows.room, Scene: 'Summary', GroupTrainingId },
      token: world.tokens.managerA,
    }),
  };
};
