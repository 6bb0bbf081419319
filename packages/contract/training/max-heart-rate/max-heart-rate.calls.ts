import { z } from 'zod';
import { profileLimits } from '../../accounts/profile-limits.ts';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { proposedMaximumSchema } from './max-heart-rate.ts';

export const getProposedMaximum = call({
  id: 'maxHeartRate.proposed',
  method: 'GET',
  path: '/users/{id}/maxHeartRate',
  summary: 'Returns the maximum heart rate that the user’s last trainings propose; null if none is above the stored one.',
  params: idParams,
  result: proposedMaximumSchema,
  shows: ['training/max-heart-rate', 'accounts/users'],
  access: theUser('params.id'),
});

export const answerProposedMaximum = call({
  id: 'maxHeartRate.answer',
  method: 'POST',
  path: '/users/{id}/maxHeartRate:answer',
  summary:
    'Accepts the proposed maximum, which applies from today on like an entered one, or declines it. 404 if another one, or none, is proposed.',
  params: idParams,
  body: z.object({
    Proposed: z.number().int().min(profileLimits.maxHeartRate.min).max(profileLimits.maxHeartRate.max),
    Accepted: z.boolean(),
  }),
  result: proposedMaximumSchema,
  changes: ['training/max-heart-rate', 'accounts/users'],
  access: theUser('params.id'),
});
