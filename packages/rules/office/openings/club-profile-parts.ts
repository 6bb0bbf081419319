import type { UserId } from '@clubpulse/contract/accounts/users';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { InputOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { getClubSummary } from '@clubpulse/contract/clubs/clubs.calls';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { listClubNeeds, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import type { openClubProfile } from '@clubpulse/contract/office/openings/openings.calls';
import { type Part, partOf } from './part.ts';

type Given = InputOf<typeof openClubProfile>['query'];

export const clubProfileParts = (
  clubId: ClubId,
  userId: UserId,
  { Begin, End }: Given,
): Readonly<Record<keyof ResultOf<typeof openClubProfile>, Part>> => ({
  summary: partOf(getClubSummary, clubId),
  classes: partOf(listClasses, clubId, { Begin, End, expandDates: 'true' }),
  needs: partOf(listClubNeeds, clubId, { length: 6 }),
  tasks: partOf(listClubTasks, clubId, { Assignee: String(userId), length: 4 }),
  moneyDue: partOf(listMoneyDue, clubId),
  transactions: partOf(listTransactions, clubId, { Begin, End, length: 1 }),
  bridges: partOf(listBridges, clubId),
  live: partOf(listLiveAthletes, clubId),
  licenses: partOf(getClubLicenses, clubId),
});
