import { z } from 'zod';
import type { ClubId } from '../clubs/clubs.ts';
import type { ClubpulseBridgeId } from '../devices/bridges.ts';
import { languageSchema } from '../scalars.ts';
import { bridgeTopic } from './bridge-protocol.ts';

/**
 * What a bridge keeps of a club so that its own page can be the room's wall while the server is away: whom the straps belong to, as
 * a wall would show them. Decision 0129.
 */

/** The roster to the bridge, QoS 0, not retained: nothing of it stays at a broker. */
export const wallTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${bridgeTopic(clubId, bridgeId)}/wall`;

/** More people than a hub has in its air; of a larger club those who train come first. */
export const HUB_PEOPLE_MAX = 2000;
const STRAPS_MAX = 50;
const strapSchema = z.number().int().min(1);
const limitSchema = z.number().int().min(0).max(400);

export const hubPersonSchema = z.object({
  /** Numbers on the radio, also of Bluetooth (`devices/sensors`). */
  straps: z.array(strapSchema).min(1).max(STRAPS_MAX),
  /** Up to twelve characters; empty where a wall calls her a guest, and then nothing else says who she is. */
  name: z.string().max(200),
  /** Of the surname, for two of one name. */
  initial: z.string().max(50),
  /** Bpm. */
  max: z.number().int().min(1).max(400),
  /** Zone0Bpm to Zone5Bpm. */
  limits: z.tuple([limitSchema, limitSchema, limitSchema, limitSchema, limitSchema, limitSchema]),
});
export type HubPerson = z.infer<typeof hubPersonSchema>;

/** A club or one of its rooms, and who may come. Nobody where the club shows no walls: without a licence, with live trainings switched off. */
export const hubRosterSchema = z.object({
  /** Of this content: a bridge reports the one it has, and is answered when it is another. */
  tag: z.string().min(1).max(64),
  clubName: z.string().max(200),
  roomName: z.string().max(200).nullable(),
  roomColor: z.string().max(20).nullable(),
  timeZone: z.string().max(60),
  language: languageSchema,
  people: z.array(hubPersonSchema).max(HUB_PEOPLE_MAX),
  /** Straps that are shown nowhere: a trainer took who wears them off the wall. */
  off: z.array(strapSchema).max(HUB_PEOPLE_MAX),
});
export type HubRoster = z.infer<typeof hubRosterSchema>;
