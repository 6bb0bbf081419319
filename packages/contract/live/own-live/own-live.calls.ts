import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, idSchema, instantSchema } from '../../scalars.ts';
import { CIRCUIT, circuitContentSchema } from '../../workouts/circuits/circuits.ts';
import { flowRowSchema } from '../../workouts/flows/flows.ts';
import { timerSchema } from '../../workouts/timers/timers.ts';
import { quickTimerSchema, roomWorkoutSchema } from '../room-workouts/room-workouts.ts';

/** Where what a room runs stood, from which a phone counts on by itself. */
const ownRunSchema = roomWorkoutSchema.omit({ Content: true, DisplayGroupId: true, Version: true, BehindWall: true });

const stationSchema = circuitContentSchema.shape.Stations.element;
/** A circuit as its room runs it: what is done where, without the pictures. */
const ownCircuitSchema = ownRunSchema.extend({
  Circuit: circuitContentSchema.omit({ BridgeWorkoutId: true, RowVersion: true, Room: true, Steps: true }).extend({
    Stations: z.array(stationSchema.extend({ Exercises: z.array(stationSchema.shape.Exercises.element.omit({ Drawn: true })) })),
  }),
});
export type OwnCircuit = z.infer<typeof ownCircuitSchema>;
/** An intensity flow as its room runs it. */
const ownFlowSchema = ownRunSchema.extend({ Flow: flowRowSchema.omit({ IntensityFlowId: true }) });
export type OwnFlow = z.infer<typeof ownFlowSchema>;
/** A timer as its room runs it: one of the club, or one that was set on the spot. */
const ownTimerSchema = ownRunSchema.extend({
  Content: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
    z.object({ Kind: z.literal('Timer'), Timer: timerSchema }),
  ]),
});
export type OwnTimer = z.infer<typeof ownTimerSchema>;

export const ownRoomSchema = z.object({
  /** What runs before the wall of the room where she is heard: a class or a live training. */
  Session: z
    .object({ Name: z.string(), TrainerName: z.string().nullable(), BeganAt: instantSchema, EndsAt: instantSchema })
    .nullable(),
  /** Points that the room wants to reach together. */
  Goal: z.number().int().nullable(),
  /** Points of all of them, who left included; null until the wall said them. */
  Together: z.number().int().nullable(),
  /** Hers as the wall of the room counts them: in what runs before it; null where she does not stand there. */
  Points: z.number().int().nullable(),
  /** The circuit that the room runs; null: it runs none. */
  Circuit: ownCircuitSchema.nullable(),
  /** The intensity flow that it runs in its place; null: none. */
  Flow: ownFlowSchema.nullable(),
  /** The timer that it runs in the place of both; null: none. */
  Timer: ownTimerSchema.nullable(),
  /** The server's clock, by which everybody counts. */
  At: instantSchema,
});
export type OwnRoom = z.infer<typeof ownRoomSchema>;

export const getOwnRoom = call({
  id: 'ownLive.room',
  method: 'GET',
  path: '/users/{id}/live/room',
  summary:
    'What runs before the wall of the room where the athlete is heard, and how far its goal is; null while nobody hears them.',
  params: idParams,
  result: ownRoomSchema.nullable(),
  shows: [],
  access: theUser('params.id'),
});

export const setOwnStation = call({
  id: 'ownLive.station',
  method: 'PUT',
  path: '/users/{id}/live/station',
  summary:
    'Says at which station of the circuit that their room runs they begin: the screens of the room show them there from then on.',
  params: idParams,
  body: z.object({
    RoomWorkoutId: idSchema,
    /** Its number, from 1; null: she does not say any more. */
    Station: z.number().int().min(1).max(CIRCUIT.stations).nullable(),
  }),
  changes: [],
  access: theUser('params.id'),
});
