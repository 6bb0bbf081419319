import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import {
  commentInputSchema,
  commentSchema,
  feedbackInputSchema,
  feedbackSchema,
  generatedFeedbackInputSchema,
  waitingPageSchema,
  waitingQuerySchema,
} from './comments.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;
const shows = ['training/comments/comments', 'accounts/users', 'accounts/consents'] as const;

export const listComments = call({
  id: 'comments.list',
  method: 'GET',
  path: '/trainings/{id}/comments',
  summary: 'What was written about a training, in its order.',
  params: idParams,
  result: z.array(commentSchema),
  shows,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const createComment = call({
  id: 'comments.create',
  method: 'POST',
  path: '/trainings/{id}/comments',
  summary: 'Writes about a training; whoever else writes or wants to hear of it is told.',
  params: idParams,
  body: commentInputSchema,
  result: commentSchema,
  changes: ['training/comments/comments'],
  idempotent: true,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const deleteComment = call({
  id: 'comments.delete',
  method: 'DELETE',
  path: '/comments/{id}',
  summary: 'Deletes a comment or a feedback that one wrote oneself, or one that was made of one’s own training.',
  params: idParams,
  changes: ['training/comments/comments'],
  access: theUser('resolved'),
});
export const listFeedbacks = call({
  id: 'comments.feedbacks',
  method: 'GET',
  path: '/trainings/{id}/feedbacks',
  summary: 'What the athlete and their trainers make of a training.',
  params: idParams,
  result: z.array(feedbackSchema),
  shows,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const giveFeedback = call({
  id: 'comments.giveFeedback',
  method: 'POST',
  path: '/trainings/{id}/feedbacks',
  summary: 'Says what one makes of a training: how hard it was, or what to do next time. What one said before makes way for it.',
  params: idParams,
  body: feedbackInputSchema,
  result: feedbackSchema,
  changes: ['training/comments/comments'],
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const generateFeedback = call({
  id: 'comments.generateFeedback',
  method: 'POST',
  path: '/trainings/{id}/feedbacks:generate',
  summary:
    'Makes a feedback of the figures of a training, in the athlete’s language: by rules, and with `ByModel` by a language model within them. What was made before makes way for it.',
  params: idParams,
  body: generatedFeedbackInputSchema,
  result: feedbackSchema,
  changes: ['training/comments/comments'],
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const listWaitingTrainings = call({
  id: 'comments.waiting',
  method: 'GET',
  path: '/clubs/{id}/trainings-to-comment',
  summary:
    'Trainings of the last 14 days in the club about which nobody but the athlete wrote yet, newest first: of those who share their heart rates with it.',
  params: idParams,
  query: waitingQuerySchema,
  result: waitingPageSchema,
  shows: [...shows, 'training/trainings', 'devices/rooms'],
  access: inClub('params.id', staff),
});
export const setTrainingWaits = call({
  id: 'comments.setWaits',
  method: 'PUT',
  path: '/clubs/{id}/trainings-to-comment/{trainingId}',
  summary: 'Says that a training needs no comment, for all who work in its club, or that it waits for one again.',
  params: idParams.extend({ trainingId: idParamOf<'Training'>() }),
  body: z.object({ Waits: z.boolean() }),
  changes: ['training/comments/comments'],
  access: inClub('params.id', staff),
  errors: ['NotShared'],
});
