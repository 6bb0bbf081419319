import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PlannedMessageId } from '@clubpulse/contract/office/planned-messages/planned-messages';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface DraftPorts {
  /** Whether it is a draft of one's own still; held until the end of the transaction, so that of several who send it one does. */
  holdDraft(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<boolean>;
  /** What one sends was a draft of one's own, which goes with it; in the transaction that sends it. */
  draftSent(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<void>;
}
export const draftPorts = ports<DraftPorts>('office/messages', {
  holdDraft: 'to hold a draft while its message is sent',
  draftSent: 'to throw a draft away whose message is sent',
});
