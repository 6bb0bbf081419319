import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { WEEKS_SHOWN } from '@clubpulse/contract/members/pipeline/cards';
import {
  DASHBOARD_MAX_DAYS,
  type DashboardList,
  type DashboardRow,
  type DashboardSettings,
} from '@clubpulse/contract/office/dashboard/dashboard';
import type { getDashboard, listDashboard } from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { type ClubRef, managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { earliestFor, refusedDays } from '@clubpulse/rules/community/rankings/range';
import { nextBirthday } from '@clubpulse/rules/members/birthdays/birthdays';
import { riskSigns, visitsByWeek } from '@clubpulse/rules/members/pipeline/risk-signs';
import { completed, daysOfList, maySee, standardSettings } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { type Day, type Days, dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countsOf, type ListRow, rowsOf } from './dashboard.facts.ts';
import { clubSettings, deleteSettings, saveClubSettings, savedSettings, saveSettings } from './dashboard.store.ts';
import type { DashboardQuery } from './lists.facts.ts';

interface DashboardParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<(ClubRef & { readonly TimeZone: string }) | undefined>;
  readonly consents: Pick<Consents, 'isStaff'>;
  readonly now?: () => Date;
}
type Ready = Required<DashboardParts>;

export type Dashboards = ReturnType<typeof createDashboards>;

export function createDashboards(parts: DashboardParts) {
  return bindActs({ now: () => new Date(), ...parts }, { boxes, list, set, reset, setForStaff });
}

const seesMoney = ({ isAdmin, roles }: Caller, club: ClubRef): boolean => isAdmin || managesClub(roles, club);

interface Known {
  readonly query: DashboardQuery;
  readonly money: boolean;
  readonly settings: DashboardSettings;
  readonly isOwn: boolean;
  readonly forStaff: DashboardSettings;
}

async function known({ db, club, consents, now }: Ready, caller: Caller, clubId: ClubId): Promise<Known | undefined> {
  const [found, own, ofClub, isStaff] = await Promise.all([
    club(clubId),
    savedSettings(db, caller.UserId),
    clubSettings(db, clubId),
    consents.isStaff(caller, clubId),
  ]);
  if (found === undefined) return undefined;
  const at = now();
  const money = seesMoney(caller, found);
  const habitSince = new Date(at.getTime() - WEEKS_SHOWN * 7 * 86_400_000);
  const { TimeZone: timeZone } = found;
  return {
    query: { clubId, timeZone, today: dayIn(timeZone, at), now: at, habitSince, isStaff },
    money,
    settings: completed(own ?? ofClub ?? standardSettings),
    isOwn: own !== undefined,
    forStaff: completed(ofClub ?? standardSettings),
  };
}

async function boxes(parts: Ready, caller: Caller, clubId: ClubId): Promise<ResultOf<typeof getDashboard> | Refusal> {
  const found = await known(parts, caller, clubId);
  if (found === undefined) return refuse('NotFound');
  const { query, money, settings, isOwn, forStaff } = found;
  const shown = settings.Lists.filter(({ List, Shown }) => Shown && maySee(List, money)).map(({ List, Range }) => ({
    List,
    days: daysOfList(List, {}, Range, query.today),
  }));
  const counts = await countsOf(parts.db, query, shown);
  return {
    Boxes: shown.map(({ List, days }, index) => ({ List, Count: counts[index] ?? 0, ...fromTo(days) })),
    Settings: settings,
    IsOwn: isOwn,
    ForStaff: forStaff,
    SeesPayments: money,
  };
}

async function list(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  List: DashboardList,
  { draw, start, count, globalSearch, ...chosen }: QueryOf<typeof listDashboard>,
): Promise<ResultOf<typeof listDashboard> | Refusal> {
  const found = await known(parts, caller, clubId);
  if (found === undefined) return refuse('NotFound');
  const { query, money, settings } = found;
  const saved = settings.Lists.find((one) => one.List === List);
  if (saved === undefined || !maySee(List, money)) return refuse('InsufficientRights');
  const days = daysOfList(List, chosen, saved.Range, query.today);
  const refused = days === null || isPreset(chosen) ? undefined : refusalOf(days);
  if (refused !== undefined) return refused;
  const words = searchTerms(globalSearch);
  const shown = { start, count: count ?? saved.Count, withOwed: money, words };
  const rows = await rowsOf(parts.db, query, { List, days }, shown);
  const isPast = rows.length === 0 && start > 0;
  const [first] = isPast ? await rowsOf(parts.db, query, { List, days }, { ...shown, start: 0, count: 1 }) : rows;
  const isEmpty = first === undefined && words.length > 0;
  const [all = 0] = isEmpty ? await countsOf(parts.db, query, [{ List, days }]) : [first?.All];
  return {
    draw,
    recordsTotal: all,
    recordsFiltered: first?.Matching ?? 0,
    ...fromTo(days),
    data: rows.map((row) => present(row, query.today, List === 'Birthdays' ? (days?.first ?? query.today) : null)),
  };
}

async function set({ db }: Ready, { UserId }: Caller, settings: DashboardSettings): Promise<undefined> {
  await saveSettings(db, UserId, settings);
}

async function reset({ db }: Ready, { UserId }: Caller): Promise<undefined> {
  await deleteSettings(db, UserId);
}

async function setForStaff({ db }: Ready, clubId: ClubId, settings: DashboardSettings): Promise<undefined> {
  await saveClubSettings(db, clubId, settings);
}

const fromTo = (days: Days | null) => ({ From: days?.first ?? null, To: days?.last ?? null });

const isPreset = ({ from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined }): boolean =>
  from === undefined && to === undefined;

/** The refusal contains the first valid day for the same last day. Preset ranges may be longer. */
function refusalOf(days: Days): Refusal | undefined {
  if (refusedDays(days, null, DASHBOARD_MAX_DAYS) === undefined) return undefined;
  const values = { max: DASHBOARD_MAX_DAYS, from: earliestFor(days.last, DASHBOARD_MAX_DAYS) };
  return refuse('DateIntervalTooLong', { values });
}

/** Only clients have signs of risk. */
function present(row: ListRow, today: Day, birthdayFrom: Day | null): DashboardRow {
  const { All: _, Matching: _matching, BirthDate, Visits, Holds, Held, EndsOn, Since, LastSeen, ...shown } = row;
  return {
    ...shown,
    Since: Since.toISOString(),
    LastSeen: LastSeen?.toISOString() ?? null,
    Signs: row.ClientStage === 'client' ? riskSigns({ Visits, Holds, Held, EndsOn }, today) : [],
    Weeks: visitsByWeek(Visits, today),
    Birthday: birthdayFrom === null || BirthDate === null ? null : nextBirthday(BirthDate, birthdayFrom),
  };
}
