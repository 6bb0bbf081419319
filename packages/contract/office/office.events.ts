import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// automations feature

const automation = { AutomationId: idSchema, Name: z.string(), By: idSchema };

export const automationAdded = event('AutomationAdded', automation);
export const automationUpdated = event('AutomationUpdated', automation);
export const automationEnabled = event('AutomationEnabled', automation);
export const automationDisabled = event('AutomationDisabled', automation);
export const automationDeleted = event('AutomationDeleted', automation);
// club-exports feature

export const clubExportRequested = event('ClubExportRequested', { ClubExportId: idSchema, By: idSchema });

// integrations feature

/** `Name` is only the host of the webhook, because the URL may contain a secret. */
const webhook = { WebhookId: idSchema, Name: z.string(), By: idSchema };

export const webhookConnected = event('WebhookConnected', webhook);
export const webhookDisconnected = event('WebhookDisconnected', webhook);
export const webhookDeleted = event('WebhookDeleted', webhook);

// messages feature

export const clubMessageSent = event('ClubMessageSent', {
  MessageId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});

// people feature

/** An export with contact data. Each part of an export emits one event. */
export const peopleExported = event('PeopleExported', { People: z.number().int(), By: idSchema });

// planned-messages feature

const plannedMessage = { PlannedMessageId: idSchema, Title: z.string(), By: idSchema };

export const clubMessagePlanned = event('ClubMessagePlanned', { ...plannedMessage, SendAt: instantSchema });
/** A planned message became a draft of the user who withdrew it. */
export const clubMessageTakenBack = event('ClubMessageTakenBack', plannedMessage);

// training-programs feature

/** `People` is the number of members who did not have the file before. */
export const trainingProgramShared = event('TrainingProgramShared', {
  TrainingProgramId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});

// website feature

/** `Sites` are the websites that this change allowed. */
export const websiteUpdated = event('WebsiteUpdated', { Sites: z.string().nullable(), By: idSchema });
