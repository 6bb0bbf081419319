import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { listPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { alessia, tess } from '@clubpulse/world/athletes';
import { navigli } from '@clubpulse/world/clubs';
import { fullName } from '@clubpulse/world/people';
import { expect, type Locator } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { type Club, openClub, publishClass, seat } from '../people/club.ts';
import { dayFromNow } from '../people/days.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { creditsPackage, openMember, type Package, ticketsPackage } from '../people/desk.ts';
import { signIn, signUp } from '../people/signing-in.ts';
import { atLength, inTurn, otherDevice, test } from '../people/stage.ts';
import { openFromMenu, type Visit, type Visitor } from '../people/visitor.ts';

interface Journey {
  athlete: Visit;
  others: Visit;
  first: string;
  /** The class of tomorrow she wants. */
  name: string;
  clock: string;
  packageOf: (club: Club) => Promise<Package>;
}
const journeys: Journey[] = [
  {
    athlete: { device: 'phone', language: 'it', theme: 'light' },
    others: { device: 'desktop', language: 'en', theme: 'dark' },
    first: 'Ilaria',
    name: 'Yoga della pausa',
    clock: '12:10',
    packageOf: (club) => ticketsPackage(club, 'Dieci ingressi'),
  },
  {
    athlete: { device: 'desktop', language: 'en', theme: 'dark' },
    others: { device: 'phone', language: 'it', theme: 'light' },
    first: 'Petra',
    name: 'Lunch boxing',
    clock: '13:20',
    packageOf: (club) => creditsPackage(club, 'Twenty credits'),
  },
];
const SEATS = 2;
const last = 'Marchi';

for (const { athlete: visit, others, first, name, clock, packageOf } of inTurn(journeys)) {
  const tags = visit.device === 'phone' ? atLength : otherDevice;
  test(
    `an athlete is refused in words, buys at the desk and books; the queue moves (${visit.device}, ${visit.language})`,
    tags,
    async ({ enter }) => {
      const club = await openClub();
      const sold = await packageOf(club);
      const schedule = { ScheduleStartDate: dayFromNow(1), SingleStartTime: clock, SingleDuration: 45 };
      const wanted = await publishClass(
        club,
        { Kind: 'Single', ...schedule },
        { Name: name, MaxInSiteParticipants: SEATS, TrainingType: 'functionalTraining', ...sold.request },
      );
      const member = `${first} ${last}`;
      const athlete = await enter(visit);
      const { UserId } = await enterAsNewAthlete(athlete, { email: `${first.toLowerCase()}@example.org`, first, last });
      const { page, say } = athlete;

      const row = await findClass(athlete, name);
      const refusal = row.getByRole('alert');
      await test.step('she is refused in words until she accepts the policies', async () => {
        const policies = await club.call(listPolicies, { params: { id: club.ClubId } });
        const count = policies.filter(({ PublishState }) => PublishState === 'Published').length;
        await row.getByRole('button', { name: say('booking.whyNot') }).click();
        await expect(refusal).toContainText(say('error.PoliciesNotAccepted'));
        await refusal.getByRole('button', { name: say('fix.AcceptPolicies') }).click();
        await auditScreen(athlete, 'Book, policies');
        await page.getByRole('button', { name: say('booking.acceptPolicies', { count }) }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      });

      await test.step('then she is refused for want of what pays, and shown what she could buy', async () => {
        await expect(refusal).toContainText(say(`error.${sold.refusal.type}`, sold.refusal.values));
        await auditScreen(athlete, 'Book, refused');
        await refusal.getByRole('button', { name: say('fix.OpenStore') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('billing.mine'));
        await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: sold.name })).toBeVisible();
        await expect(page.getByText(say('billing.buyAtDesk'))).toBeVisible();
        await auditScreen(athlete, 'MySubscriptions, store');
      });

      const manager = await enter(others);
      await test.step('the desk sells it to her', async () => {
        await signIn(manager, demoPeople.manager, demoPassword);
        await openMember(manager, member);
        await auditScreen(manager, 'EditUser, nothing held');
        await sold.sell(manager, member);
        await auditScreen(manager, 'EditUser, sold');
      });
      const bought = (await sold.left(UserId)) ?? 0;

      await test.step('she books', async () => {
        await page.reload();
        await findClass(athlete, name);
        await auditScreen(athlete, 'Book, open');
        await row.getByRole('button', { name: `${say('booking.book')}: ${name}` }).click();
        await expect(row).toContainText(say('booking.state.booked'));
        expect(await sold.left(UserId)).toBeLessThan(bought);
        await auditScreen(athlete, 'Book, booked');
      });

      const waiting = await enter(others);
      await test.step('the class fills, and another athlete queues', async () => {
        await seat(club, wanted, await club.userId(tess.email));
        await sold.give(await club.userId(demoPeople.athlete));
        await signIn(waiting, demoPeople.athlete, demoPassword);
        const waitingRow = await findClass(waiting, name);
        await expect(waitingRow).toContainText(waiting.say('booking.full'));
        await waitingRow.getByRole('button', { name: `${waiting.say('booking.queue')}: ${name}` }).click();
        await expect(waitingRow).toContainText(waiting.say('booking.position', { position: 1 }));
        await auditScreen(waiting, 'Book, waiting');
      });

      await test.step('she cancels, and gets back what she paid', async () => {
        await page.reload();
        await findClass(athlete, name);
        await row.getByRole('button', { name: `${say('booking.cancelShort')}: ${name}` }).click();
        await auditScreen(athlete, 'Book, cancelling');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('booking.cancelBooking') })
          .click();
        await expect(page.getByText(say('booking.cancelled', { name }))).toBeVisible();
        expect(await sold.left(UserId)).toBe(bought);
      });

      await test.step('the queue moves: the seat is held for the other, who takes it', async () => {
        await waiting.page.reload();
        const waitingRow = await findClass(waiting, name);
        await expect(waitingRow).toContainText(waiting.say('booking.seatHeld'));
        await auditScreen(waiting, 'Book, a seat held');
        await waitingRow.getByRole('button', { name: waiting.say('booking.takeSeat') }).click();
        await expect(waitingRow).toContainText(waiting.say('booking.state.booked'));
      });

      await test.step('the club sees who comes', async () => {
        await manager.page.goto(`/#/ClubClassParticipants/${wanted.ClassId}`);
        const menuOf = (person: typeof tess) =>
          manager.page.getByRole('button', { name: manager.say('participants.more', { name: fullName(person) }) });
        for (const person of [alessia, tess]) await expect(menuOf(person)).toBeVisible();
        await expect(manager.page.getByRole('main')).not.toContainText(member);
        await auditScreen(manager, 'ClubClassParticipants, full');
      });
    },
  );
}

/** Tomorrow's classes in Book, and the row of one. */
async function findClass(athlete: Visitor, name: string): Promise<Locator> {
  const { page, say } = athlete;
  await openFromMenu(athlete, 'booking.title');
  await page
    .getByRole('list', { name: say('kit.days') })
    .getByRole('button')
    .nth(1)
    .click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row).toBeVisible();
  return row;
}

/** Signs somebody up who is a member of the club already when she sees her first screen. */
async function enterAsNewAthlete(visitor: Visitor, person: { email: string; first: string; last: string }) {
  await signUp(visitor, person.email, `${person.first} trains at seven`);
  const call = await callerFor(person.email);
  const { UserId, RowVersion } = await call(getSelf);
  const names = { Nickname: person.first, FirstMidName: person.first, LastName: person.last };
  const body = { ...names, BirthDate: '1994-05-17', Gender: 'Female' as const, Height: 170, Weight: 60, RowVersion };
  await call(putUser, { params: { id: UserId }, body });
  const { ClubId } = await call(joinClub, { body: { Code: navigli.code } });
  const answers = purposes.map((Purpose) => ({ ClubId, Purpose, Granted: false, Version: textVersions[Purpose] }));
  await call(setConsents, { params: { id: UserId }, body: answers });
  await visitor.page.reload();
  await visitor.page.waitForURL(/#\/Journal$/);
  return { UserId, call };
}
