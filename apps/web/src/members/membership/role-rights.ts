import type { Role } from '@clubpulse/contract/accounts/roles';
import { closeDay } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { createOrder } from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionType, listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { createTransaction, exportTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { getHealthBoard } from '@clubpulse/contract/body/health/health.calls';
import { listMeasuredAthletes } from '@clubpulse/contract/body/measures/measures.calls';
import { createClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addParticipant, setAttendance } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Access } from '@clubpulse/contract/call';
import { updateClub } from '@clubpulse/contract/clubs/clubs.calls';
import { addClubUser, correctClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { giveRole, removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { sendMessage } from '@clubpulse/contract/office/messages.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { answerThread } from '@clubpulse/contract/office/replies/replies.calls';
import type { PhraseKey } from '../../platform/phrases.ts';

interface Right {
  readonly words: PhraseKey;
  readonly call: { readonly access: Access };
}

export const themes: readonly { readonly name: PhraseKey; readonly rights: readonly Right[] }[] = [
  {
    name: 'members.people',
    rights: [
      { words: 'members.right-see', call: listClubPeople },
      { words: 'members.right-add', call: addClubUser },
      { words: 'members.right-correct', call: correctClubUser },
      { words: 'members.right-remove', call: removeFromClub },
    ],
  },
  {
    name: 'shell.sales',
    rights: [
      { words: 'members.right-sell', call: createOrder },
      { words: 'members.right-refund', call: createTransaction },
      { words: 'members.right-close', call: closeDay },
      { words: 'members.right-books', call: exportTransactions },
    ],
  },
  {
    name: 'billing.catalogue',
    rights: [
      { words: 'members.right-see', call: listSubscriptionTypes },
      { words: 'members.right-change', call: createSubscriptionType },
    ],
  },
  {
    name: 'kit.classes',
    rights: [
      { words: 'members.right-see', call: listClasses },
      { words: 'members.right-change', call: createClass },
      { words: 'members.right-book', call: addParticipant },
      { words: 'members.right-mark', call: setAttendance },
    ],
  },
  {
    name: 'members.rightsBody',
    rights: [
      { words: 'members.right-certificates', call: listClubUserExpirations },
      { words: 'members.right-measures', call: listMeasuredAthletes },
      { words: 'members.right-health', call: getHealthBoard },
    ],
  },
  {
    name: 'messages.title',
    rights: [
      { words: 'members.right-write', call: sendMessage },
      { words: 'members.right-answer', call: answerThread },
    ],
  },
  {
    name: 'members.rightsSettings',
    rights: [
      { words: 'members.right-settings', call: updateClub },
      { words: 'members.right-staff', call: giveRole },
    ],
  },
];

const grants = ({ access }: Right['call'], role: Role): boolean => access.who === 'club' && access.roles.includes(role);

export const rightsOf = (role: Role, rights: readonly Right[]): readonly Right[] =>
  rights.filter(({ call }) => grants(call, role));
