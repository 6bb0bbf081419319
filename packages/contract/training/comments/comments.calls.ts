import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { commentInputSchema, commentSchema, feedbackInputSchema, feedbackSchema } from './comments.ts';

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
  summary: 'Deletes a comment or a feedback that one wrote oneself.',
  params: idParams,
  changes: ['training/comments/comments'],
  access: theUser('resolved'),
});
export const listFeedbacks = call({
  id: 'comments.feedbacks',
  method: 'GET',
  path: '/trainings/{id}/feedbacks',
  summary: 'What the athlete and her trainers make of a training.',
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
