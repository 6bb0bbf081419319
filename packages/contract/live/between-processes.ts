import { z } from 'zod';
import type { ClubId } from '../clubs/clubs.ts';
import type { DisplayGroupId } from '../devices/rooms.ts';
import { unknownStrapSchema } from '../devices/sensors.ts';
import { idSchema } from '../scalars.ts';
import { getUserLive, listLiveAthletes } from './board.calls.ts';
import { TOPIC_ROOT } from './bridge-protocol.ts';
import { OWN_BEATS_MAX } from './own-strap/own-strap.calls.ts';

/** Only the server may use this topic, because the messages contain names and heart rates (decision 0016). */
const wallTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${TOPIC_ROOT}/wall/${clubId}/${roomId ?? 'all'}`;
export const frameTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${wallTopic(clubId, roomId)}/frame`;
/** The roster as staff see it. Sent when it changes and when a process requests it. */
export const rosterTopic = (clubId: ClubId, roomId: DisplayGroupId | null) => `${wallTopic(clubId, roomId)}/roster`;

export function clubOfWallTopic(topic: string): ClubId | undefined {
  const [, clubId] = /^clubpulse\/wall\/(\d+)\//.exec(topic) ?? [];
  return clubId === undefined ? undefined : Number(clubId);
}

/** Processes announce the watched rooms every few seconds. The frames of other rooms end. */
export const WATCH_TOPIC = `${TOPIC_ROOT}/live/watch`;
export const watchSchema = z.object({
  clubId: idSchema,
  roomId: idSchema.nullable(),
  roster: z.boolean(),
});
export type Watch = z.infer<typeof watchSchema>;

export const HELD_TOPIC = `${TOPIC_ROOT}/live/held`;
export const heldPartitionsSchema = z.object({ process: z.string(), partitions: z.array(z.number().int()) });
export type HeldPartitions = z.infer<typeof heldPartitionsSchema>;

export const ASK_TOPIC = `${TOPIC_ROOT}/live/ask`;
export const answerTopic = (name: string) => `${TOPIC_ROOT}/live/answer/${name}`;
export const liveQuestionSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('athletes'), clubId: idSchema }),
  z.object({ about: z.literal('user'), clubId: idSchema, userId: idSchema }),
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
  setShown: z.boolean(),
  hearOwn: z.boolean(),
} as const;
