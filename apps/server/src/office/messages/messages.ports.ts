import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PlannedMessageId } from '@clubpulse/contract/office/planned-messages/planned-messages';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface DraftPorts {
  /** What one sends was a draft of one's own, which goes with it; in the transaction that sends it. */
  draftSent(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<void>;
}
export const draftPorts = ports<DraftPorts>('office/messages', {
  draftSent: 'to throw a draft away whose message is sent',
});
