import { PLANNED_MAX } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { createMessageDraft } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { insertPlanned } from './planned-messages.store.ts';

export const refusals: Refusals = async ({ server, world, rows: { club } }) => {
  const body = { Audience: {}, App: true, Email: false, Sms: false, Language: 'en', Texts: {} };
  const draft = { ClubId: club, AuthorId: world.ids.managerA, Content: JSON.stringify(body), SavedAt: new Date() };
  for (let count = 0; count < PLANNED_MAX; count += 1) await insertPlanned(server.db, draft);
  return {
    TooManyPlanned: provoke(server, createMessageDraft, { params: { id: club }, body, token: world.tokens.managerA }),
  };
};
