import { listKiosks } from '@clubpulse/contract/clubs/kiosks.calls';
import { makeCheckInCode } from '@clubpulse/contract/office/check-in/check-in.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

const NAME = 'Front door';
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test(
  'a tablet at the door is paired, lets in a member by her code, and is nobody once it is deleted',
  atLength,
  async ({ enter }) => {
    const club = await openClub();
    const manager = await enter({ device: 'desktop', language: 'en', theme: 'light' });
    const tablet = await enter({ device: 'desktop', language: 'it', theme: 'dark' });
    const { page: desk, say } = manager;
    const { page: door } = tablet;
    const row = desk.getByRole('listitem').filter({ hasText: NAME });

    await test.step('a manager makes a kiosk, and the link of its code pairs a tablet', async () => {
      await signIn(manager, demoPeople.manager, demoPassword);
      await desk.goto(`/#/ClubProfile/${club.ClubId}/settings`);
      await desk.getByRole('button', { name: say('clubs.kioskAdd') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('textbox').fill(NAME);
      await dialog.getByRole('button', { name: say('clubs.kioskAdd') }).click();
      const letters = dialog.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/);
      await expect(letters).toBeVisible();
      await auditScreen(manager, 'the code of a kiosk');
      const code = ((await letters.textContent()) ?? '').replace(' ', '');
      await door.setViewportSize({ width: 820, height: 1180 });
      await door.goto(`/#/Kiosk/${code}`);
      await door.getByRole('button', { name: tablet.say('checkIn.kioskPairAct') }).click();
      // Paired by somebody in her language, it speaks its club's.
      await expect(door.getByRole('textbox', { name: say('checkIn.kioskField') })).toBeVisible();
      await expect(dialog.getByText(say('clubs.kioskPaired', { name: NAME }))).toBeVisible();
      await dialog
        .getByRole('button', { name: say('kit.close') })
        .last()
        .click();
      await expect(row).toContainText(say('clubs.kioskThere'));
    });

    await test.step('a member is greeted by her first name, wherever the focus is', async () => {
      for (const size of TABLETS) {
        await door.setViewportSize(size);
        await auditScreen(tablet, `Kiosk, ${size.width} px`);
      }
      const athlete = await callerFor(demoPeople.athlete);
      const { Code } = await athlete(makeCheckInCode, { params: { id: club.ClubId } });
      await door.keyboard.type(Code);
      await door.keyboard.press('Enter');
      await expect(door.getByRole('heading', { name: /Alessia/ })).toBeVisible();
      await expect(door.getByText(/Conti/)).toHaveCount(0);
      await expect(door.getByRole('heading', { name: /Alessia/ })).toBeHidden();
      await desk.goto('/#/CheckIn');
      await expect(desk.getByRole('listitem').filter({ hasText: 'Alessia Conti' }).first()).toContainText(NAME);
    });

    await test.step('deleted, it is nobody', async () => {
      await desk.goto(`/#/ClubProfile/${club.ClubId}/settings`);
      await row.getByRole('button', { name: say('clubs.kioskActs', { name: NAME }) }).click();
      await desk.getByRole('menuitem', { name: say('clubs.kioskDelete') }).click();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: say('clubs.kioskDelete') })
        .click();
      await expect(row).toHaveCount(0);
      expect(await club.call(listKiosks, { params: { id: club.ClubId } })).not.toContainEqual(
        expect.objectContaining({ Name: NAME }),
      );
      await door.reload();
      await expect(door.getByRole('heading', { name: tablet.say('checkIn.kioskPair') })).toBeVisible();
    });
  },
);
