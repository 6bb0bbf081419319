import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { website as en } from '@clubpulse/phrases/en/server/website';
import { website as es } from '@clubpulse/phrases/es/server/website';
import { website as fr } from '@clubpulse/phrases/fr/server/website';
import { website as it } from '@clubpulse/phrases/it/server/website';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { dayFromNow } from '../people/days.ts';
import { createOwnClub, publishClass } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';
import { productUrl } from '../product/product.ts';

const NAME = 'Morning flow';
const words: Record<Language, Record<keyof typeof en, string>> = { en, it, es, fr };

async function serveWebsite(page: () => string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page());
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

journey(
  'a visitor books a trial class on the website of the club and confirms it by mail',
  [
    { device: 'phone', language: 'it', theme: 'light' },
    { device: 'desktop', language: 'en', theme: 'light' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Lido');
    const { ClubId, call } = club;
    const { ClassId } = await publishClass(
      club,
      { Kind: 'Single', ScheduleStartDate: dayFromNow(1), SingleStartTime: '12:10', SingleDuration: 45 },
      { Name: NAME, MaxInSiteParticipants: 2, TrainingType: 'functionalTraining' },
    );
    let code = '';
    const site = await serveWebsite(
      () => `<!doctype html><html lang="${as.language}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lido</title><body>
<script async src="${productUrl()}/widget.js"></script>
<clubpulse-timetable club="${code}"><a href="${productUrl()}">Lido</a></clubpulse-timetable></body></html>`,
    );
    try {
      const saved = await call(saveWebsite, {
        params: { id: ClubId },
        body: {
          Timetable: true,
          Store: false,
          Queues: true,
          FullNames: false,
          Rooms: [],
          Languages: ['en', 'it'],
          Members: true,
          Guests: true,
          GuestPrice: 1500,
          GuestMost: 2,
          Origins: [site.origin],
          Paper: '#fffdf9',
          Text: '#2a1f18',
          Mark: '#a34a24',
          RowVersion: 0,
        },
      });
      code = saved.Code ?? '';
      const visitor = await enter(as);
      const { page, context } = visitor;
      const say = (key: keyof typeof en) => words[as.language][key];
      const Email = `paola.${ClassId}@example.org`;

      await page.goto(site.origin);
      await expect(page.getByRole('button', { name: NAME })).toBeVisible();
      await auditScreen(visitor, 'Website of the club');
      const seats = say('site.seats').replace('{{number}}', '2');
      await page.getByRole('button', { name: NAME }).filter({ hasText: seats }).click();
      const dialog = page.getByRole('dialog', { name: NAME });
      await expect(dialog.getByRole('link', { name: say('site.signInAndBook') })).toHaveAttribute(
        'href',
        `${productUrl()}/#/Book/${ClassId}`,
      );
      await dialog.locator('input[name=name]').fill('Paola Riva');
      await auditScreen(visitor, 'Class on the website of the club');
      await dialog.getByRole('textbox', { name: say('site.email') }).fill(Email);
      await dialog.getByRole('checkbox').check();
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByRole('heading', { name: say('site.inMail') })).toBeFocused();
      expect(await context.cookies()).toEqual([]);

      await page.goto('/mailbox');
      const mail = page.getByRole('listitem').filter({ hasText: Email }).first();
      await mail.getByRole('link', { name: /\/guest\// }).click();
      await page.getByRole('button', { name: say('guest.page.confirm') }).click();
      await expect(page.getByRole('heading', { name: say('guest.page.Booked') })).toBeVisible();

      const leads = await call(listStage, { params: { id: ClubId, stage: 'lead' } });
      expect(leads.data).toMatchObject([{ FirstMidName: 'Paola', LastName: 'Riva', CameBy: 'Website' }]);
      const participants = await call(listParticipants, { params: { id: ClassId } });
      expect(participants.map(({ LastName }) => LastName)).toEqual(['Riva']);
    } finally {
      site.server.close();
    }
  },
);
