import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { creditOrders, holdings } from '@clubpulse/world/holdings';
import { groups, notes, platformNews, stages, tasks } from '@clubpulse/world/relations';
import { createConsents } from '../../accounts/consents/public.ts';
import { createTags } from '../../clubs/tags/public.ts';
import { createNotes } from '../../members/notes/public.ts';
import { createTasks } from '../../members/tasks/public.ts';
import { createNewsService } from '../../office/news/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { daysSince, setSince, setStages } from '../unserved.store.ts';
import type { ClubPeople } from './club-people.ts';

const DAY_MS = 86_400_000;
const LONG_DAYS = 60;
const BECAME_ONE = 10;

export async function relate(
  db: Database,
  people: ClubPeople,
  { manager, trainer }: { readonly manager: Caller; readonly trainer: number | null },
  now: Date,
): Promise<void> {
  await positionWhereTheyPosition(db, people, now);
  const { clubId, members } = people;
  const today = dayIn(timeZone, now);
  const pipeline = { moveIn: noneMoves, stageIn: noneMoves };
  const work = createTasks({
    db,
    club: async () => ({ TimeZone: timeZone }),
    consents: createConsents({ db }),
    pipeline,
    now: () => now,
  });
  for (const { nickname, type, text, dueIn, whose } of tasks) {
    const ReceiverId = members.get(nickname);
    if (ReceiverId === undefined) continue;
    const AssigneeId = whose === 'manager' ? manager.UserId : whose === 'trainer' ? trainer : null;
    const task = { ClubId: clubId, ReceiverId, Type: type, Task: text, AssigneeId, DueDate: addDays(today, dueIn) };
    expectAccepted(await work.create({ ...manager, isEditor: false }, task));
  }
  for (const { nickname, daysAgo, text } of notes) {
    const written = createNotes({ db, now: () => new Date(now.getTime() - daysAgo * DAY_MS) });
    const userId = members.get(nickname);
    if (userId !== undefined) expectAccepted(await written.create(clubId, userId, text, trainer ?? manager.UserId));
  }
  const tags = createTags({ db });
  for (const [text, nicknames] of Object.entries(groups)) {
    const { ClubTagId } = expectAccepted(await tags.create(clubId, text, manager.UserId));
    for (const userId of nicknames.flatMap((nickname) => members.get(nickname) ?? []))
      expectAccepted(await tags.assign(clubId, userId, [ClubTagId], manager.UserId));
  }
  expectAccepted(await createNewsService({ db, now: () => now }).publish(platformNews));
}

async function noneMoves(): Promise<never> {
  throw new Error('Tasks of the demo move no member.');
}

async function positionWhereTheyPosition(db: Database, { clubId, members }: ClubPeople, now: Date): Promise<void> {
  const came = await daysSince(db, clubId);
  const rows = [];
  for (const [nickname, userId] of members) {
    const named = stages[nickname];
    const bought = [...holdings, ...creditOrders].filter((one) => one.nickname === nickname).map(({ daysAgo }) => daysAgo);
    const [before, first] = [came.get(userId) ?? 0, Math.max(0, ...bought)];
    const joined = named ? named.daysAgo + named.leadFor : Math.max(before, first);
    if (joined !== before) await setSince(db, userId, clubId, joined);
    const days = named?.daysAgo ?? (joined < LONG_DAYS ? first : joined - BECAME_ONE);
    rows.push({ userId, stage: named?.stage ?? 'client', since: new Date(now.getTime() - days * DAY_MS) });
  }
  await setStages(db, clubId, rows);
}
