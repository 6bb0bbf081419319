import { z } from 'zod';
import { unitSystemSchema } from '../accounts/users.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { roomWorkoutSchema } from './room-workouts/room-workouts.ts';
import { roomSceneSchema } from './scenes/scenes.ts';

/**
 * JSON messages from the client: `watch`, then `clock`. From the server: `roster`, `clock`, `refused`, `unpaired`. Binary
 * messages (`frame-bytes.ts`): values per second, in the roster's order.
 */
export const LIVE_PATH = '/live';

/** A TV has a token, an app a secret, a user a bearer token. `roomId` null means all rooms. */
export const watchMessageSchema = z.union([
  z.object({ type: z.literal('watch'), display: z.string().max(200) }),
  z.object({ type: z.literal('watch'), app: z.string().max(200), roomId: idSchema.nullable() }),
  z.object({ type: z.literal('watch'), token: z.string().max(8000), clubId: idSchema, roomId: idSchema.nullable() }),
]);
export type WatchMessage = z.infer<typeof watchMessageSchema>;

/** Sent after `watch` to request the server's time. The response repeats `sent`, the client's time. */
export const clockMessageSchema = z.object({ type: z.literal('clock'), sent: z.number() });

export const tileSchema = z.object({
  place: z.number().int().min(0),
  name: z.string(),
  /** Number of a guest, for the label in the language of the screen. `name` has the label in the club's language. */
  guest: z.number().int().optional(),
  station: z.number().int().nullable(),
  begins: z.number().int().optional(),
  /** A demo user. The wall marks demo users, unless they wear a lent strap (`lent`). */
  demo: z.literal(true).optional(),
  lent: z.literal(true).optional(),
  /** Only signed-in staff get `userId` and `strap`. Without `strap` only the athlete's own device is received. */
  userId: idSchema.optional(),
  strap: z.number().int().optional(),
  demoId: idSchema.optional(),
  /** In percent, only for staff, and only when low. */
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
  /** Station of the TV's bridge. The TV then shows only that station of a circuit. */
  station: z.number().int().optional(),
  sounds: z.literal(true).optional(),
  /** Athletes whom staff removed from the wall, but who are still received. Only for signed-in staff. */
  removed: z.array(z.object({ userId: idSchema, name: z.string() })).optional(),
});
export type RosterMessage = z.infer<typeof rosterMessageSchema>;

/**
 * After `token` a TV deletes its token. After `license` or `disabled` clients retry, because these states may change. `unpaired`:
 * staff ended the pairing.
 */
export const serverMessageSchema = z.discriminatedUnion('type', [
  rosterMessageSchema,
  clockMessageSchema.extend({ at: z.number() }),
  z.object({ type: z.literal('refused'), reason: z.enum(['token', 'rights', 'message', 'license', 'disabled']) }),
  z.object({ type: z.literal('unpaired') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
