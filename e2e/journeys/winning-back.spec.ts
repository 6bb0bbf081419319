import { patchUser } from '@clubpulse/contract/accounts/users.calls';
import { createAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import { checkIn } from '@clubpulse/contract/office/check-in/check-in.calls';
import { expect } from '@playwright/test';
import pg from 'pg';
import { auditScreen } from '../audit/audit.ts';
import { dayFromNow } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub, publishClass } from '../people/own-club.ts';
import { long, test } from '../people/stage.ts';
import { openFromMenu, type Visit } from '../people/visitor.ts';

const NAME = 'Easy start';
const message = { Title: 'We miss you', Text: 'Your place is free. When do you come?' };
const translated = { Title: 'Ci manchi', Text: 'Il tuo posto è libero. Quando torni?' };
const template = { Title: 'Easy start', Text: 'Book the easy start, it is tomorrow.' };
const translatedTemplate = { Title: 'Ripartenza', Text: 'Prenota la ripartenza, è domani.' };
const reply = 'Domani, se trovo posto.';

/** Changes the database directly, because no call changes the day on which a member joined. */
async function joinedDaysAgo(ClubId: number, days: number): Promise<void> {
  const client = new pg.Client(process.env['E2E_DATABASE_URL']);
  await client.connect();
  try {
    const sql = `update user_roles set "Since" = now() - make_interval(days => $2) where "ClubId" = $1 and "Role" = 'Athlete'`;
    await client.query(sql, [ClubId, days]);
  } finally {
    await client.end();
  }
}

const visits: readonly Visit[] = [
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'phone', language: 'fr', theme: 'dark' },
];

for (const as of visits)
  test(`a manager finds and wins back three members (${as.device}, ${as.language}, ${as.theme})`, long, async ({ enter }) => {
    const club = await createOwnClub('Harbour');
    const { ClubId, call } = club;
    await club.employ(demoPeople.manager, 'Manager');
    const [dora, emil, fay] = [await club.member('Dora'), await club.member('Emil'), await club.member('Fay')];
    await dora.call(patchUser, { params: { id: dora.UserId }, body: { Language: 'it' } });
    await joinedDaysAgo(ClubId, 90);
    await club.member('Gus');
    await publishClass(
      club,
      { Kind: 'Single', ScheduleStartDate: dayFromNow(1), SingleStartTime: '12:10', SingleDuration: 45 },
      { Name: NAME, MaxInSiteParticipants: 5, TrainingType: 'functionalTraining' },
    );
    const Message = { App: true, Email: false, Sms: false, Texts: { en: template, it: translatedTemplate } };
    const content = { Name: NAME, Trigger: 'Birthday' as const, WaitHours: 0, Days: null, Only: {} };
    await call(createAutomation, {
      params: { id: ClubId },
      body: { ...content, Then: { Message, Task: null, Tag: null, Credits: null } },
    });

    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    await page.goto('/#/DashBoard?list=NoActivity');
    const list = page.getByRole('region', { name: say('dashboard.list-NoActivity') });
    const box = ({ name }: { readonly name: string }) =>
      list.getByRole('checkbox', { name: say('members.selectPerson', { name }) });
    for (const member of [dora, emil, fay]) await box(member).check();
    await expect(list.getByText(/^Gus /)).toHaveCount(0);
    await auditScreen(manager, 'DashBoard, three members selected');
    await page.getByRole('button', { name: say('members.message'), exact: true }).click();

    await page.getByRole('textbox', { name: say('kit.title'), exact: true }).fill(message.Title);
    await page.getByRole('textbox', { name: say('messages.text'), exact: true }).fill(message.Text);
    await page
      .getByRole('radiogroup', { name: say('shell.language') })
      .getByText('Italiano')
      .first()
      .click();
    await page.getByRole('textbox', { name: say('messages.subjectIn', { language: 'Italiano' }) }).fill(translated.Title);
    await page.getByRole('textbox', { name: say('messages.textIn', { language: 'Italiano' }) }).fill(translated.Text);
    const send = say('messages.send', { count: 3, number: 3 });
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('dialog').getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(/#\/ClubMessages\/sent/);

    const member = await enter({ ...as, device: 'phone', language: 'it' }, { email: dora.email });
    await member.page.goto('/#/Messages');
    await member.page.getByText(translated.Title).click();
    await expect(member.page.getByText(translated.Text)).toBeVisible();
    await member.page.getByRole('button', { name: member.say('replies.reply') }).click();
    await member.page.getByRole('textbox', { name: member.say('replies.yourReply') }).fill(reply);
    await member.page.getByRole('button', { name: member.say('kit.send'), exact: true }).click();
    await expect(member.page).toHaveURL(/#\/Messages\/\d+/);

    await page.goto('/#/ClubMessages/replies');
    await page.getByRole('link').filter({ hasText: reply }).click();
    await page.getByRole('button', { name: say('replies.templates') }).click();
    await page.getByRole('menuitem', { name: translatedTemplate.Title }).click();
    const answer = page.getByRole('textbox', { name: say('replies.kind-Answer') });
    await expect(answer).toHaveValue(translatedTemplate.Text);
    await auditScreen(manager, 'Conversation, answer from a template');
    await page.getByRole('button', { name: say('kit.send'), exact: true }).click();
    await expect(answer).toHaveValue('');

    await member.page.reload();
    await expect(member.page.getByText(translatedTemplate.Text)).toBeVisible();
    await openFromMenu(member, 'booking.title');
    await member.page
      .getByRole('list', { name: member.say('kit.days') })
      .getByRole('button')
      .nth(1)
      .click();
    await member.page.getByRole('button', { name: `${member.say('booking.book')}: ${NAME}` }).click();
    await expect(member.page.getByRole('main').getByText(member.say('booking.state.booked')).first()).toBeVisible();
    await call(checkIn, { params: { id: ClubId }, body: { UserId: dora.UserId } });

    await page.goto('/#/DashBoard?list=NoActivity');
    await expect(box(emil)).toBeVisible();
    await expect(box(fay)).toBeVisible();
    await expect(box(dora)).toHaveCount(0);
  });
