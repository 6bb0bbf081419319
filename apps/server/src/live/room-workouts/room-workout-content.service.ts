import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { WorkoutChoice, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { type Language, languageSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { CircuitsService } from '../../workouts/circuits/public.ts';
import type { FlowsService } from '../../workouts/flows/public.ts';
import type { SlideshowsService } from '../../workouts/slideshows/public.ts';
import type { TimersService } from '../../workouts/timers/public.ts';
import type { RoomResults } from '../room-results/public.ts';
import { bringing } from './room-workouts.facts.ts';

interface Leading {
  running(clubId: ClubId, via: Queryable): Promise<RoomSession[]>;
  overSince?(id: GroupTrainingId, via: Queryable): Promise<Date | undefined>;
}

export interface Parts {
  readonly db: Database;
  readonly rooms: Pick<Rooms, 'ofClub'>;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly circuits: Pick<CircuitsService, 'clubOf' | 'content' | 'isPublished'>;
  readonly timers: Pick<TimersService, 'get'>;
  readonly flows: Pick<FlowsService, 'get'>;
  readonly slideshows: Pick<SlideshowsService, 'get'>;
  readonly results: Pick<RoomResults, 'keep'>;
  readonly led?: readonly Leading[];
  readonly now?: () => Date;
}

export type Ready = Required<Parts>;

export async function contentOf(
  { clubs, circuits, timers, slideshows, flows }: Ready,
  clubId: ClubId,
  choice: WorkoutChoice,
): Promise<WorkoutContent | Refusal> {
  if (choice.Kind === 'Quick') return choice;
  const language: Language = languageSchema.catch('en').parse((await clubs.facts(clubId))?.Language);
  if (choice.Kind === 'Circuit') {
    if ((await circuits.clubOf(choice.BridgeWorkoutId)) !== clubId) return unknown('BridgeWorkoutId');
    const content = await circuits.content(choice.BridgeWorkoutId, language);
    if (isRefusal(content)) return content;
    const { Steps: _computed, ...Circuit } = content;
    return { Kind: 'Circuit', Circuit };
  }
  if (choice.Kind === 'Timer') {
    const Timer = await timers.get(clubId, choice.TimerId, language);
    return isRefusal(Timer) ? unknown('TimerId') : { Kind: 'Timer', Timer };
  }
  if (choice.Kind === 'Slideshow') {
    const found = await slideshows.get(clubId, choice.SlideshowId);
    if (isRefusal(found)) return unknown('SlideshowId');
    const { RowVersion: _saved, ...Slideshow } = found;
    return { Kind: 'Slideshow', Slideshow };
  }
  const found = await flows.get(clubId, choice.IntensityFlowId);
  if (isRefusal(found)) return unknown('IntensityFlowId');
  const { RowVersion: _saved, ...Flow } = found;
  return { Kind: 'Flow', Flow };
}

/** A class that is about to begin can start its planned content even if that is now unpublished. */
export async function chosen(
  parts: Ready,
  clubId: ClubId,
  choice: WorkoutChoice,
  roomId?: DisplayGroupId,
): Promise<WorkoutContent | Refusal> {
  const content = await contentOf(parts, clubId, choice);
  if (isRefusal(content)) return content;
  if (choice.Kind === 'Circuit' && !(await parts.circuits.isPublished(choice.BridgeWorkoutId))) {
    const brings = roomId === undefined ? undefined : await bringingNow(parts, parts.db, clubId, roomId, content);
    return brings === undefined ? unknown('BridgeWorkoutId') : content;
  }
  if (content.Kind === 'Timer' && content.Timer.Published === false) return unknown('TimerId');
  return content.Kind === 'Flow' && content.Flow.Published === false ? unknown('IntensityFlowId') : content;
}

export const bringingNow = async (
  { now }: Ready,
  trx: Queryable,
  ClubId: ClubId,
  DisplayGroupId: DisplayGroupId,
  content: WorkoutContent,
) =>
  content.Kind === 'Circuit'
    ? bringing(trx, { ClubId, DisplayGroupId, BridgeWorkoutId: content.Circuit.BridgeWorkoutId }, now())
    : undefined;

/** For content that is not of the club or cannot be chosen. */
const unknown = (field: string): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: `Content.${field}`, key: 'on-screen-workout-required' }] });
