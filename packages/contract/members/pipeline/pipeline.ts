import { z } from 'zod';
import { dateSchema, idSchema, instantInputSchema } from '../../scalars.ts';

/** On the way to being a client, in the order of the board. */
export const clientStages = ['lead', 'lead-qualified', 'prospect', 'trial', 'client'] as const;
export const clientStageSchema = z.enum(clientStages);
export type ClientStage = z.infer<typeof clientStageSchema>;

/** Who of a stage is shown: the clients with enough signs, or who came into it in the last 30 days. */
export const stageSplits = ['All', 'AtRisk', 'New'] as const;
export const stageSplitSchema = z.enum(stageSplits);
export type StageSplit = z.infer<typeof stageSplitSchema>;
/** What is open about somebody: a task that is late, one for today, or none at all. */
export const openTasks = ['late', 'today', 'none'] as const;

/** How many people one call moves. */
export const MOVED_MAX = 200;
/** From so many signs on a client is at risk. */
export const SIGNS_AT_RISK = 2;

export const stageCountSchema = z.object({
  ClientStage: clientStageSchema,
  Count: z.number().int(),
  /** Of them those who came into the stage in the last 30 days. */
  Entered: z.number().int(),
  /** Of them the clients who are at risk. */
  AtRisk: z.number().int(),
  /** Of those who stood there in the last 30 days, how many of a hundred are further now; null: nobody stood there, or there is nothing further. */
  MovedOn: z.number().int().nullable(),
});
export type StageCount = z.infer<typeof stageCountSchema>;

/** Why somebody may go: a sentence each, with its number. */
export const riskSignSchema = z.discriminatedUnion('Kind', [
  /** Not in a class or a training of the club for so many days; before that she came every so many. */
  z.object({ Kind: z.literal('NotSeen'), Days: z.number().int(), Every: z.number().int() }),
  /** In the last four weeks she came less than half as often as in the eight before them. */
  z.object({ Kind: z.literal('Rarer'), Visits: z.number().int(), Before: z.number().int() }),
  /** What she holds ends within two weeks. */
  z.object({ Kind: z.literal('Ending'), Date: dateSchema }),
  /** She held something, and holds nothing now. */
  z.object({ Kind: z.literal('Ended') }),
]);
export type RiskSign = z.infer<typeof riskSignSchema>;

/** Why somebody who is moved to trial gets none of the club's: she held something of it before, or each has a price. */
export const withoutTrialSchema = z.object({ UserId: idSchema, Name: z.string(), Why: z.enum(['HeldBefore', 'Costs']) });
export type WithoutTrial = z.infer<typeof withoutTrialSchema>;
export const givenTrialSchema = z.object({ UserId: idSchema, UserSubscriptionId: idSchema, SubscriptionName: z.string() });
export type GivenTrial = z.infer<typeof givenTrialSchema>;

/** What a move brought along. */
export const movedTrialsSchema = z.object({ Given: z.array(givenTrialSchema), Without: z.array(withoutTrialSchema) });
export type MovedTrials = z.infer<typeof movedTrialsSchema>;

/** Minutes in which a move, and a trial that it gave, is taken back. */
export const TAKEN_BACK_MINUTES = 15;

const movedIdsSchema = z.array(idSchema).min(1, 'field-required').max(MOVED_MAX, 'too-many-invitees');
export const stageMoveSchema = z.object({
  UserIds: movedIdsSchema,
  ClientStage: clientStageSchema,
  /** Where the mover sees them stand: whom somebody moved elsewhere meanwhile stays there. Of whom nothing is said, anywhere will do. */
  Seen: z
    .array(z.object({ UserId: idSchema, ClientStage: clientStageSchema }))
    .max(MOVED_MAX, 'too-many-invitees')
    .default([]),
});
export type StageMove = z.infer<typeof stageMoveSchema>;
export const stageUndoSchema = z.object({
  UserIds: movedIdsSchema,
  /** As the move answered it. */
  MovedAt: instantInputSchema,
  /** Of the trials that the move gave these people, those it takes back. */
  TakeBack: z.array(idSchema).max(1000, 'too-many-invitees').default([]),
});
export type StageUndo = z.infer<typeof stageUndoSchema>;
