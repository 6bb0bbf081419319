import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { createInvitationLink, listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { getLoss } from '@clubpulse/contract/members/membership.calls';
import { batchClientStage, getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { alessia } from '@clubpulse/world/athletes';
import { navigli } from '@clubpulse/world/clubs';
import { policies } from '@clubpulse/world/documents';
import { fullName } from '@clubpulse/world/people';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { openClub, publishClass } from '../people/club.ts';
import { clockOf, dayFromNow, dayOf } from '../people/days.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { openMember } from '../people/desk.ts';
import { completeProfile } from '../people/profile.ts';
import { signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';
import { openPostOffice, type PostOffice } from '../product/post-office.ts';
import { type Product, startProduct } from '../product/product.ts';

/** Both write letters and change who is in the club, so they have a product of their own, one after the other. */
test.describe.configure({ mode: 'default' });

let post: PostOffice;
let product: Product;
const before = { url: '', secret: '' };
test.beforeAll(async () => {
  before.url = process.env['E2E_URL'] ?? '';
  before.secret = process.env['E2E_TOKEN_SECRET'] ?? '';
  post = await openPostOffice();
  product = await startProduct('127.0.0.1', { SMTP_URL: post.url });
  process.env['E2E_URL'] = product.url;
  process.env['E2E_TOKEN_SECRET'] = product.tokenSecret;
});
test.afterAll(async () => {
  process.env['E2E_URL'] = before.url;
  process.env['E2E_TOKEN_SECRET'] = before.secret;
  await product.stop();
  await post.close();
});

const PEOPLE = 500;
const MOVED = 5;
/** By their rows in the file, whose head is the first. */
const wrong = { address: 7, date: 19, name: 33 };

/** A spreadsheet of another product: five hundred people, of whom three cannot be invited as they stand. */
function spreadsheet(): string {
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const row = at + 2;
    const email = row === wrong.address ? `nuova${row}@gmail` : `nuova${row}@example.org`;
    return [row === wrong.name ? '' : `Nuova${row}`, 'Moretti', email, row === wrong.date ? '31/02/2001' : '25/09/1991'].join(
      ';',
    );
  });
  return ['Nome;Cognome;E-mail;Data di nascita', ...people, ''].join('\n');
}

test('a manager brings in five hundred people, moves five and removes one', otherDevice, async ({ enter }) => {
  const club = await openClub();
  const manager = await enter({ device: 'desktop', language: 'it', theme: 'light' });
  const { page, say } = manager;
  await signIn(manager, demoPeople.manager, demoPassword);

  await test.step('the dry run names three wrong rows; one is corrected, two are left out', async () => {
    await page.goto('/#/AddUsers/file');
    await page.locator('input[type=file]').setInputFiles({
      name: 'iscritti.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(spreadsheet()),
    });
    const send = (count: number) => page.getByRole('button', { name: say('members.sendCount', { count }) });
    await expect(page.getByRole('heading', { name: say('members.wrongRows', { count: 3, number: 3 }) })).toBeVisible();
    for (const row of Object.values(wrong)) await expect(page.locator(`li[data-row="${row}"]`)).toBeVisible();
    await expect(send(PEOPLE - 3)).toBeEnabled();
    await auditScreen(manager, 'AddUsers, a file with wrong rows');
    const day = page.locator(`li[data-row="${wrong.date}"]`).getByRole('textbox', { name: say('members.fieldBirthDate') });
    await day.fill('28/02/2001');
    await day.press('Enter');
    await expect(page.getByRole('heading', { name: say('members.wrongRows', { count: 2, number: 2 }) })).toBeVisible();
    await send(PEOPLE - 2).click();
  });

  await test.step('they are invited, each by a letter', async () => {
    // Said of what was just brought in, and in the list of files.
    const done = page.getByText(say('members.fileDone', { invited: PEOPLE - 2, refused: 0 }));
    await expect(done.first()).toBeVisible({ timeout: 180_000 });
    await auditScreen(manager, 'AddUsers, a file brought in');
    const found = await club.call(listInvitations, {
      params: { id: club.ClubId },
      query: { globalSearch: 'Moretti', length: 1 },
    });
    expect(found.recordsFiltered).toBe(PEOPLE - 2);
    await post.linkTo(`nuova${PEOPLE + 1}@example.org`, `${product.url}/`);
  });

  await test.step('five leads become prospects together', async () => {
    const stages = async () => {
      const counts = await club.call(getPipeline, { params: { id: club.ClubId } });
      return Object.fromEntries(counts.map(({ ClientStage, Count }) => [ClientStage, Count]));
    };
    // As many as are moved stand at the beginning.
    for (let at = 0; at < MOVED; at += 1) {
      const body = {
        Email: `lead${at}@example.org`,
        FirstMidName: 'Lia',
        LastName: `Lead ${at}`,
        Language: 'it',
        Agreed: true,
      } as const;
      const { User } = await club.call(addClubUser, { params: { id: club.ClubId }, body });
      const moved = { UserIds: [User?.UserId ?? 0], ClientStage: 'lead' as const };
      await club.call(batchClientStage, { params: { id: club.ClubId }, body: moved });
    }
    const { lead = 0, prospect = 0 } = await stages();
    await page.goto('/#/ManageUsers');
    const column = (stage: 'lead' | 'prospect') => page.getByRole('region', { name: say(`members.stage-${stage}`), exact: true });
    const views = page.getByRole('radiogroup', { name: say('members.viewOfPeople') });
    // How many are invited stands beside it a moment later, and moves it under the finger.
    await expect(async () => {
      await views.getByText(say('members.pipeline')).click();
      await expect(column('lead')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    const boxes = column('lead').getByRole('checkbox');
    await expect(boxes.nth(MOVED - 1)).toBeVisible();
    for (let at = 0; at < MOVED; at += 1) await boxes.nth(at).check();
    await expect(page.getByText(say('members.selectedPeople', { count: MOVED }))).toBeVisible();
    await page.getByRole('button', { name: say('members.changeStage'), exact: true }).click();
    await page.getByRole('menuitem', { name: say('members.stage-prospect'), exact: true }).click();
    await expect(page.getByText(say('members.movedTo', { count: MOVED, stage: say('members.stage-prospect') }))).toBeVisible();
    await expect(column('prospect').getByRole('checkbox')).toHaveCount(prospect + MOVED);
    expect(await stages()).toMatchObject({ lead: lead - MOVED, prospect: prospect + MOVED });
  });

  await test.step('one is removed, and what she loses is read in numbers first', async () => {
    const name = fullName(alessia);
    const params = { id: club.ClubId, userId: await club.userId(alessia.email) };
    const loss = await club.call(getLoss, { params });
    expect(loss.Subscriptions).toBe(1);
    expect(loss.Bookings).toBeGreaterThan(0);
    await openMember(manager, name);
    await page.getByRole('button', { name: say('kit.actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: say('members.removeAct') }).click();
    const dialog = page.getByRole('dialog');
    const lost = [
      say('members.loseSubscriptions', { count: 1 }),
      say('kit.creditCount', { count: loss.Credits }),
      say('members.loseBookings', { count: loss.Bookings }),
      say('members.loseDocuments', { count: loss.Documents }),
    ];
    for (const words of lost) await expect(dialog.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await auditScreen(manager, 'EditUser, removing');
    await dialog.getByRole('button', { name: say('members.removeAct') }).click();
    await expect(page.getByText(say('members.removed', { name, club: navigli.name }))).toBeVisible();
    await expect(club.userId(alessia.email)).rejects.toThrow('is not of');
  });
});

/** Within the two hours in which everybody is reminded who did not say otherwise. */
const BEGINS_IN_MINUTES = 90;

test('a member joins by the poster, signs, books by her trial and is reminded', otherDevice, async ({ enter }) => {
  const club = await openClub();
  const { Link } = await club.call(createInvitationLink, { params: { id: club.ClubId }, body: { Title: 'Door' } });
  const types = await club.call(listSubscriptionTypes, { params: { id: club.ClubId } });
  const trial = types.find(({ AutoAssignTrial }) => AutoAssignTrial);
  const begin = new Date(Date.now() + BEGINS_IN_MINUTES * 60_000);
  const name = 'Poster boxing';
  await publishClass(
    club,
    { Kind: 'Single', ScheduleStartDate: dayOf(begin), SingleStartTime: clockOf(begin), SingleDuration: 45 },
    {
      Name: name,
      MaxInSiteParticipants: 8,
      TrainingType: 'functionalTraining',
      ClassSubscriptionIds: [trial?.ClassSubscriptionId ?? 0],
    },
  );
  const email = 'paula@example.org';
  const member = await enter({ device: 'phone', language: 'en', theme: 'dark' });
  const { page, say } = member;

  await test.step('the poster leads to an account, and back', async () => {
    // Pasted into a tab that shows the first page, too.
    await page.goto('/');
    await page.evaluate(`location.hash = ${JSON.stringify(new URL(Link).hash)}`);
    await page.getByRole('button', { name: say('members.signUpToAccept') }).click();
    await page.getByLabel(say('identity.email')).fill(email);
    await page.getByLabel(say('identity.password'), { exact: true }).fill('Paula trains at seven');
    await page.getByRole('button', { name: say('identity.create-account') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.completeTitle'));
    // What led to the account said that it accepts: nothing asks again.
    await completeProfile(member, 'Paula');
  });

  await test.step('the club asks her name, its policies one by one, and what it may see', async () => {
    await page.getByRole('textbox', { name: say('kit.firstName') }).fill('Paula');
    await page.getByRole('textbox', { name: say('kit.lastName') }).fill('Berg');
    await auditScreen(member, 'InvitationCode, names');
    await page.getByRole('button', { name: say('clubs.goOn') }).click();
    for (const { Title } of policies) {
      const policy = page.getByRole('article', { name: Title });
      await policy.getByRole('button', { name: say('clubs.accept'), exact: true }).click();
      await expect(policy).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: say('clubs.sharing', { club: navigli.name }) })).toBeVisible();
    await auditScreen(member, 'InvitationCode, sharing');
    await page.getByRole('button', { name: say('clubs.goOn') }).click();
    await page.waitForURL(/#\/(Today|Journal)/);
  });

  const call = await callerFor(email);
  const { UserId } = await call(getSelf);
  const held = async () => (await call(listMySubscriptions, { params: { id: UserId } })).map((one) => one.RemainingTickets);

  await test.step('she holds the trial, and it pays her first class', async () => {
    const [tickets = 0] = await held();
    expect(tickets).toBe(trial?.MaxActivities);
    await openFromMenu(member, 'booking.title');
    await page
      .getByRole('list', { name: say('kit.days') })
      .getByRole('button')
      .nth(dayOf(begin) === dayFromNow(0) ? 0 : 1)
      .click();
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
    await row.getByRole('button', { name: `${say('booking.book')}: ${name}` }).click();
    await expect(row).toContainText(say('booking.state.booked'));
    expect(await held()).toEqual([(tickets ?? 0) - 1]);
  });

  await test.step('she is reminded', async () => {
    await page.goto('/#/Notifications');
    const reminder = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} begins` });
    await expect(async () => {
      await page.reload();
      await expect(reminder).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 180_000 });
    await auditScreen(member, 'Notifications, a reminder');
  });
});
