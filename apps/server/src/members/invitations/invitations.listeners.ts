import { emailError } from '@clubpulse/contract/platform/platform.events';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import { markMailFailed } from './invitations.store.ts';

export const mailsThatFailed = ({ db }: { readonly db: Database }): readonly Listener[] => [
  on(emailError, 'invitations', ({ Payload: { MailId, ErrorCode, ErrorMessage } }) =>
    db.transaction().execute(async (trx) => {
      const row = MailId === undefined ? undefined : await markMailFailed(trx, MailId);
      if (!row) return;
      const { InvitationId, ClubId, Role } = row;
      const Payload = { InvitationId, Email: row.Email ?? '', Role, ErrorCode, ErrorMessage };
      await emit(trx, { ClubId, Type: 'InvitationEmailError', Payload });
    }),
  ),
];
