import { z } from 'zod';
import { unitSystemSchema } from '../accounts/users.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { roomWorkoutSchema } from './room-workouts/room-workouts.ts';
import { roomSceneSchema } from './scenes/scenes.ts';

/**
 * WebSocket messages at `/api/live`. Text frames are JSON: the client sends `watch` and then any number of `clock`; the server
 * sends `roster`, `clock`, `refused` and `unpaired`. Binary frames (`frame-bytes.ts`) contain the room once a second, in the
 * order of the last roster.
 */
export const LIVE_PATH = '/live';

/**
 * First message of a client: a paired TV with its token, a trainer's app with its secret and a room, or a signed-in user with a
 * bearer token and a room. `roomId` null means all rooms.
 */
export const watchMessageSchema = z.union([
  z.object({ type: z.literal('watch'), display: z.string().max(200) }),
  z.object({ type: z.literal('watch'), app: z.string().max(200), roomId: idSchema.nullable() }),
  z.object({ type: z.literal('watch'), token: z.string().max(8000), clubId: idSchema, roomId: idSchema.nullable() }),
]);
export type WatchMessage = z.infer<typeof watchMessageSchema>;

/** Requests the server's time at any time after `watch`. The response repeats the client's own clock. */
export const clockMessageSchema = z.object({ type: z.literal('clock'), sent: z.number() });

export const tileSchema = z.object({
  place: z.number().int().min(0),
  name: z.string(),
  /** Number of a guest, whom each screen names in its language. `name` is in the club's language. */
  guest: z.number().int().optional(),
  station: z.number().int().nullable(),
  begins: z.number().int().optional(),
  /** A demo user is not counted, and is marked unless a strap is lent. */
  demo: z.literal(true).optional(),
  lent: z.literal(true).optional(),
  /**
   * Sent only to signed-in staff, with the number of the worn strap. The number is missing when only the athlete's own device is
   * received.
   */
  userId: idSchema.optional(),
  strap: z.number().int().optional(),
  demoId: idSchema.optional(),
  /** Battery in percent when it is low. Sent to staff only. */
  battery: z.number().int().optional(),
});
export type Tile = z.infer<typeof tileSchema>;

export const runningSessionSchema = z.object({
  name: z.string(),
  trainer: z.string().nullable(),
  beganAt: instantSchema,
  endsAt: instantSchema,
});
export type RunningSession = z.infer<typeof runningSessionSchema>;

export const rosterMessageSchema = z.object({
  type: z.literal('roster'),
  roster: z.number().int(),
  clubName: z.string(),
  roomName: z.string().nullable(),
  roomColor: z.string().nullable(),
  timeZone: z.string(),
  language: z.string(),
  units: unitSystemSchema.optional(),
  places: z.number().int().min(0),
  tiles: z.array(tileSchema),
  session: runningSessionSchema.optional(),
  runs: z.array(z.string()).optional(),
  goal: z.number().int().optional(),
  leftPoints: z.number().int().optional(),
  leftPeople: z.number().int().optional(),
  scene: roomSceneSchema.optional(),
  workout: roomWorkoutSchema.optional(),
  /** Station of the bridge of a TV. A circuit shows only that station; without one it shows all. */
  station: z.number().int().optional(),
  sounds: z.literal(true).optional(),
  /** Athletes who were removed from the wall but are still present. Sent only to signed-in staff. */
  removed: z.array(z.object({ userId: idSchema, name: z.string() })).optional(),
});
export type RosterMessage = z.infer<typeof rosterMessageSchema>;

/**
 * `refused` with `token` means that it is invalid, so a TV deletes it and shows a code. `license` (no valid one) and `disabled`
 * (no live trainings) may change, so clients retry. `unpaired` means that a TV or an app was removed.
 */
export const serverMessageSchema = z.discriminatedUnion('type', [
  rosterMessageSchema,
  clockMessageSchema.extend({ at: z.number() }),
  z.object({ type: z.literal('refused'), reason: z.enum(['token', 'rights', 'message', 'license', 'disabled']) }),
  z.object({ type: z.literal('unpaired') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
