import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RunningSession } from '@clubpulse/contract/live/frames';
import type { GoalInput, SceneInput, SceneName } from '@clubpulse/contract/live/scenes/scenes';
import {
  goalEndsAt,
  goalHolds,
  isSummaryOver,
  SCENE_SECONDS,
  type SessionTimes,
  steppedGoal,
} from '@clubpulse/rules/live/scenes/scenes';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { isStillRunning, lastEndOf } from '../group-trainings/public.ts';
import type { RankedInClub, ScenePorts } from './scenes.ports.ts';
import { lockScenes, saveScene, saveWallPlaces, scenesOf, type WallPlaces, wallPlacesOf } from './scenes.store.ts';

/** The process with the board chooses the scene's athletes (decision 0055). */
export interface CalledScene {
  readonly name: Exclude<SceneName, 'Wall'>;
  readonly at: string;
  readonly until: string;
  readonly ranking?: readonly RankedInClub[];
}
export interface RoomStage {
  readonly scene?: CalledScene;
  readonly goal?: number;
  readonly goalUntil?: string;
}

export type Scenes = ReturnType<typeof createScenes>;

interface SceneParts extends ScenePorts {
  readonly db: Database;
  readonly now?: () => Date;
}

export function createScenes({ db, rankingOf, setBehindWall, now = () => new Date() }: SceneParts) {
  const rankings = new Map<ClubId, { readonly at: string; readonly ranking: ReturnType<ScenePorts['rankingOf']> }>();

  return {
    /** Refuses a ranking in a club without rankings, and a scene of an ended group training. */
    async show(ClubId: ClubId, { DisplayGroupId: roomId, Scene, GroupTrainingId }: SceneInput): Promise<Refusal | undefined> {
      if (Scene === 'ClubRanking' && (await rankingOf(ClubId)) === undefined) return refuse('RankingsOff');
      return save(db, ClubId, roomId, async (trx) => {
        if (GroupTrainingId !== undefined && !(await isStillRunning(trx, ClubId, GroupTrainingId))) return refuse('SceneOver');
        const isScene = Scene !== 'Wall' && Scene !== 'Workout';
        // With several rooms and no `roomId`, workouts remain in front (decision 0055). The workout is locked first, as at its
        // start.
        if (!isScene) await setBehindWall(trx, ClubId, roomId, Scene === 'Wall');
        await saveScene(trx, ClubId, roomId, { Scene: isScene ? Scene : 'Wall', SceneAt: now() });
        return undefined;
      });
    },

    setGoal: (ClubId: ClubId, { DisplayGroupId: roomId, Goal = null, Step }: GoalInput, key?: RequestKey) =>
      save(
        db,
        ClubId,
        roomId,
        async (trx) => {
          if (Step !== undefined) await lockScenes(trx, ClubId, roomId);
          const standing = async () =>
            goalAmong(now, await scenesOf(trx, ClubId, roomId), { endedAt: await endedAt(trx, ClubId, roomId) });
          const next = Step === undefined ? Goal : steppedGoal((await standing())?.Goal ?? 0, Step);
          await saveScene(trx, ClubId, roomId, { Goal: next, GoalAt: now() });
          return undefined;
        },
        key,
      ),

    keepStanding: async (ClubId: ClubId, roomId: number | null, standing: WallPlaces): Promise<void> => {
      await saveWallPlaces(db, ClubId, roomId, standing);
    },
    standingOf: (ClubId: ClubId, roomId: number | null): Promise<WallPlaces | undefined> => wallPlacesOf(db, ClubId, roomId),

    async of(clubId: ClubId, roomId: number | null, session: RunningSession | undefined): Promise<RoomStage> {
      const rows = await scenesOf(db, clubId, roomId);
      const [last] = rows
        .flatMap(({ Scene, SceneAt }) => (SceneAt ? [{ Scene, SceneAt }] : []))
        .toSorted((a, b) => b.SceneAt.getTime() - a.SceneAt.getTime());
      const ended = await endedAt(db, clubId, roomId);
      const beganAt = session && Date.parse(session.beganAt);
      const isPast = last?.Scene === 'Summary' && isSummaryOver(last.SceneAt.getTime(), { beganAt, endedAt: ended });
      const scene = await validated(
        rankings,
        rankingOf,
        clubId,
        last && !isPast ? called(last.Scene, last.SceneAt, now()) : undefined,
      );
      const wanted = goalAmong(now, rows, { beganAt, endedAt: ended });
      const goal = wanted && { goal: wanted.Goal, goalUntil: new Date(goalEndsAt(wanted.GoalAt.getTime())).toISOString() };
      return { ...(scene && { scene }), ...goal };
    },
  };
}

const endedAt = async (trx: Queryable, ClubId: ClubId, roomId: number | null): Promise<number | undefined> =>
  (await lastEndOf(trx, ClubId, roomId))?.getTime();

const save = (
  db: Database,
  ClubId: ClubId,
  roomId: number | null,
  write: (trx: Queryable) => Promise<Refusal | undefined>,
  key?: RequestKey,
): Promise<Refusal | undefined> =>
  transactOnce<undefined>(db, key, async (trx) => {
    const foreign = await refuseForeignRoom(trx, ClubId, roomId);
    if (foreign) return foreign;
    const refused = await write(trx);
    if (refused) return refused;
    await notify(trx, 'clubpulse_club', ClubId);
    return undefined;
  });

const goalAmong = (
  now: () => Date,
  rows: readonly { readonly Goal: number | null; readonly GoalAt: Date | null }[],
  times: SessionTimes,
): { readonly Goal: number; readonly GoalAt: Date } | null => {
  const [last] = rows
    .flatMap(({ Goal, GoalAt }) => (GoalAt ? [{ Goal, GoalAt }] : []))
    .toSorted((a, b) => b.GoalAt.getTime() - a.GoalAt.getTime());
  if (last === undefined || last.Goal === null) return null;
  return goalHolds(last.GoalAt.getTime(), times, now().getTime()) ? { Goal: last.Goal, GoalAt: last.GoalAt } : null;
};

async function rankingAt(
  rankings: Map<ClubId, { readonly at: string; readonly ranking: ReturnType<ScenePorts['rankingOf']> }>,
  rankingOf: SceneParts['rankingOf'],
  clubId: ClubId,
  at: string,
): Promise<readonly RankedInClub[] | undefined> {
  const standing = rankings.get(clubId);
  if (standing?.at === at) return standing.ranking;
  const ranking = rankingOf(clubId);
  rankings.set(clubId, { at, ranking });
  ranking.catch(() => rankings.delete(clubId));
  return ranking;
}

async function validated(
  rankings: Map<ClubId, { readonly at: string; readonly ranking: ReturnType<ScenePorts['rankingOf']> }>,
  rankingOf: SceneParts['rankingOf'],
  clubId: ClubId,
  scene: CalledScene | undefined,
): Promise<CalledScene | undefined> {
  if (scene?.name !== 'ClubRanking') return scene;
  const ranking = await rankingAt(rankings, rankingOf, clubId, scene.at);
  return ranking && { ...scene, ranking };
}

function called(name: SceneName, at: Date, now: Date): CalledScene | undefined {
  if (name === 'Wall') return undefined;
  const until = new Date(at.getTime() + SCENE_SECONDS[name] * 1000);
  return until > now ? { name, at: at.toISOString(), until: until.toISOString() } : undefined;
}
