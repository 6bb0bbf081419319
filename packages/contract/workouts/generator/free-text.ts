import { z } from 'zod';
import { idSchema, requiredTextSchema } from '../../scalars.ts';
import { exerciseEquipmentSchema, mainMuscleSchema } from '../exercises/vocabulary.ts';
import { conditions, severities } from './conditions.ts';

/**
 * The trainer writes wishes as text. A language model proposes choices, and only those that the trainer confirms change the
 * sheet.
 */

export const FREE_TEXT_MAX = 600;
export const freeTextSchema = z.object({ Text: requiredTextSchema(FREE_TEXT_MAX) });

const phrase = { Phrase: z.string() };
const proposalSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('condition'), Condition: z.enum(conditions), Severity: z.enum(severities).nullable(), ...phrase }),
  z.object({ Kind: z.literal('part'), Part: mainMuscleSchema, Way: z.enum(['more', 'less']), ...phrase }),
  z.object({ Kind: z.literal('exercise'), ExerciseId: idSchema, Name: z.string(), Way: z.enum(['more', 'less']), ...phrase }),
  z.object({ Kind: z.literal('equipment'), Equipment: exerciseEquipmentSchema, ...phrase }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

export const readTextSchema = z.object({
  Proposals: z.array(proposalSchema).max(100),
  Unread: z.array(z.string()).max(100),
  Failed: z.enum(['late', 'unreachable', 'unusable', 'often']).nullable(),
});
export type ReadText = z.infer<typeof readTextSchema>;
