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
  summary: 'Returns the comments on a training, in their order.',
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
  summary: 'Adds a comment to a training; notifies the other authors and users who want notifications about it.',
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
  summary: 'Deletes a comment or a feedback that the caller wrote, or one that was generated for the caller’s training.',
  params: idParams,
  changes: ['training/comments/comments'],
  access: theUser('resolved'),
});
export const listFeedbacks = call({
  id: 'comments.feedbacks',
  method: 'GET',
  path: '/trainings/{id}/feedbacks',
  summary: 'Returns the feedbacks of the athlete and their trainers on a training.',
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
  summary: 'Sets the caller’s feedback on a training: how hard it was, or what to do next time. Replaces the previous one.',
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
    'Generates a feedback from the figures of a training, in the athlete’s language: by rules, and with `ByModel` by a language model within them. Replaces the previous one.',
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
    'Returns the trainings of the last 14 days in the club that have no comment of another user than the athlete, newest first: of athletes who share their heart rates with it.',
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
  summary: 'Marks a training as one that needs no comment, for all staff of its club, or as one that waits for a comment again.',
  params: idParams.extend({ trainingId: idParamOf<'Training'>() }),
  body: z.object({ Waits: z.boolean() }),
  changes: ['training/comments/comments'],
  access: inClub('params.id', staff),
  errors: ['NotShared'],
});
