import { z } from 'zod';
import { dateSchema, idSchema, instantInputSchema } from '../../scalars.ts';

export const clientStages = ['lead', 'lead-qualified', 'prospect', 'trial', 'client'] as const;
export const clientStageSchema = z.enum(clientStages);
export type ClientStage = z.infer<typeof clientStageSchema>;

export const stageSplits = ['All', 'AtRisk', 'New'] as const;
export const stageSplitSchema = z.enum(stageSplits);
export type StageSplit = z.infer<typeof stageSplitSchema>;
export const openTasks = ['late', 'today', 'none'] as const;

export const MOVED_MAX = 200;
export const SIGNS_AT_RISK = 2;

export const stageCountSchema = z.object({
  ClientStage: clientStageSchema,
  Count: z.number().int(),
  Entered: z.number().int(),
  AtRisk: z.number().int(),
  /**
   * Percentage of the stage's members of the last 30 days who are now in a later stage. Null without members, and for the last
   * stage.
   */
  MovedOn: z.number().int().nullable(),
});
export type StageCount = z.infer<typeof stageCountSchema>;

export const riskSignSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('NotSeen'), Days: z.number().int(), Every: z.number().int() }),
  /** In the last four weeks the member came less than half as often as expected from the eight weeks before. */
  z.object({ Kind: z.literal('Rarer'), Visits: z.number().int(), Before: z.number().int() }),
  z.object({ Kind: z.literal('Ending'), Date: dateSchema }),
  z.object({ Kind: z.literal('Ended') }),
]);
export type RiskSign = z.infer<typeof riskSignSchema>;

export const withoutTrialSchema = z.object({ UserId: idSchema, Name: z.string(), Why: z.enum(['HeldBefore', 'Costs']) });
export type WithoutTrial = z.infer<typeof withoutTrialSchema>;
export const givenTrialSchema = z.object({ UserId: idSchema, UserSubscriptionId: idSchema, SubscriptionName: z.string() });
export type GivenTrial = z.infer<typeof givenTrialSchema>;

export const movedTrialsSchema = z.object({ Given: z.array(givenTrialSchema), Without: z.array(withoutTrialSchema) });
export type MovedTrials = z.infer<typeof movedTrialsSchema>;

/** Minutes in which a move and its trials can be undone. */
export const TAKEN_BACK_MINUTES = 15;

const movedIdsSchema = z.array(idSchema).min(1, 'field-required').max(MOVED_MAX, 'too-many-invitees');
export const stageMoveSchema = z.object({
  UserIds: movedIdsSchema,
  ClientStage: clientStageSchema,
  /** A member whose stage has changed is refused; members not listed are not compared. */
  Seen: z
    .array(z.object({ UserId: idSchema, ClientStage: clientStageSchema }))
    .max(MOVED_MAX, 'too-many-invitees')
    .default([]),
});
export type StageMove = z.infer<typeof stageMoveSchema>;
export const stageUndoSchema = z.object({
  UserIds: movedIdsSchema,
  MovedAt: instantInputSchema,
  TakeBack: z.array(idSchema).max(1000, 'too-many-invitees').default([]),
});
export type StageUndo = z.infer<typeof stageUndoSchema>;
