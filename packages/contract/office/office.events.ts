import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// integrations

/** `Name`: the host only, because the rest of the address may be a secret. */
const webhook = { WebhookId: idSchema, Name: z.string(), By: idSchema };

export const webhookConnected = event('WebhookConnected', webhook);
export const webhookDisconnected = event('WebhookDisconnected', webhook);
export const webhookDeleted = event('WebhookDeleted', webhook);

// messages

/** `Title`: in the message's first language. `People`: number of recipients. */
export const clubMessageSent = event('ClubMessageSent', {
  MessageId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});

// people

/** An export of people with their addresses; one event per part. */
export const peopleExported = event('PeopleExported', { People: z.number().int(), By: idSchema });

// planned-messages

const plannedMessage = { PlannedMessageId: idSchema, Title: z.string(), By: idSchema };

export const clubMessagePlanned = event('ClubMessagePlanned', { ...plannedMessage, SendAt: instantSchema });
/** The message became a draft of the user who withdrew it. */
export const clubMessageTakenBack = event('ClubMessageTakenBack', plannedMessage);

// training-programs

/** One event per sharing; `People`: members who did not have the file before. */
export const trainingProgramShared = event('TrainingProgramShared', {
  TrainingProgramId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
