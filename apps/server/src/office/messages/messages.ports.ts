import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PlannedMessageId } from '@clubpulse/contract/office/planned-messages/planned-messages';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface DraftPorts {
  /** Returns false for the draft of another user. If several requests send a draft, one succeeds. */
  holdDraft(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<boolean>;
  /** Must be called in the transaction that sends the message of the draft. */
  draftSent(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<void>;
}
export const draftPorts = ports<DraftPorts>('office/messages', {
  holdDraft: 'to hold a draft while its message is sent',
  draftSent: 'to throw a draft away whose message is sent',
});
