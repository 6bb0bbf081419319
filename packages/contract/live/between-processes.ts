import { z } from 'zod';
import type { ClubId } from '../clubs/clubs.ts';
import type { DisplayGroupId } from '../devices/rooms.ts';
import { unknownStrapSchema } from '../devices/sensors.ts';
import { idSchema } from '../scalars.ts';
import { getUserLive, listLiveAthletes } from './board.calls.ts';
import { TOPIC_ROOT } from './bridge-protocol.ts';
import { OWN_BEATS_MAX } from './own-strap/own-strap.calls.ts';

/**
 * What the server's processes say to each other: over the broker, where there are several. Only the server may read or
 * write these topics: names and heart rates are in them (docs/operations.md). Decision 0016.
 */
const wallTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${TOPIC_ROOT}/wall/${clubId}/${roomId ?? 'all'}`;
/** The frame of a room (`frame-bytes.ts`), once a second while somebody watches it; `roomId` null is all rooms. */
export const frameTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${wallTopic(clubId, roomId)}/frame`;
/** Its roster as staff sees it (`rosterMessageSchema`), when it changes and when somebody asks for it. */
export const rosterTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${wallTopic(clubId, roomId)}/roster`;

/** Where processes with watchers say so, every few seconds for each room; silence ends the frames. */
export const WATCH_TOPIC = `${TOPIC_ROOT}/live/watch`;
export const watchSchema = z.object({
  clubId: idSchema,
  roomId: idSchema.nullable(),
  /** The process has no roster to draw the next frame with. */
  roster: z.boolean(),
});
export type Watch = z.infer<typeof watchSchema>;

/** Where the process that holds the boards is asked, and where the answers of one process arrive. */
export const ASK_TOPIC = `${TOPIC_ROOT}/live/ask`;
export const answerTopic = (name: string) => `${TOPIC_ROOT}/live/answer/${name}`;
export const liveQuestionSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('athletes'), clubId: idSchema }),
  z.object({ about: z.literal('user'), userId: idSchema }),
  z.object({ about: z.literal('trainingNow'), clubId: idSchema }),
  z.object({ about: z.literal('unknownStraps'), clubId: idSchema }),
  z.object({ about: z.literal('setShown'), clubId: idSchema, userId: idSchema, shown: z.boolean() }),
  z.object({
    about: z.literal('hearOwn'),
    clubId: idSchema,
    roomId: idSchema.nullable(),
    userId: idSchema,
    begin: z.number().int(),
    beats: z.array(z.number().int().min(0).max(255)).max(OWN_BEATS_MAX),
  }),
]);
export type LiveQuestion = z.infer<typeof liveQuestionSchema>;

export const liveAnswers = {
  athletes: listLiveAthletes.result,
  user: getUserLive.result,
  trainingNow: z.number().int().min(0),
  unknownStraps: z.array(unknownStrapSchema),
  /** Whether she is of the board: trains, or was taken off it. */
  setShown: z.boolean(),
  /** Whether she is of the club, and her seconds are on its board. */
  hearOwn: z.boolean(),
} as const;
