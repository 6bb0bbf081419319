import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { athletes } from '@clubpulse/world/athletes';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { openClub } from '../../people/club.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { furnishRoom, planTraining } from '../../people/room.ts';
import { codeOnScreen } from '../../people/setting-up.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';
import type { Visitor } from '../../people/visitor.ts';

const [ROOM, NAME] = ['Terrace', 'Terrace ride'];
/** A screen looks every half minute at what others ended, if nothing told it before. */
const LOOKED_AGAIN = { timeout: 45_000 };

/** The control of the room, on her own screen. */
async function openControl({ page, say }: Visitor): Promise<void> {
  await page.goto('/#/ClubpulseLIVE');
  await page.getByRole('combobox', { name: say('kit.room') }).click();
  await page.getByRole('option', { name: ROOM, exact: true }).click();
  await page
    .getByRole('radiogroup', { name: say('live.view') })
    .getByText(say('live.viewControl'))
    .click();
}
const stopOf = ({ page, say }: Visitor) => page.getByRole('button', { name: say('liveTr.stop') });
const goalOf = ({ page, say }: Visitor) => page.getByRole('region', { name: say('live.groupGoal') });

test(
  'two who lead one room: what both press at once happens once, and neither loses what she set',
  atLength,
  async ({ enter }) => {
    test.setTimeout(900_000);
    const club = await openClub();
    const { DisplayGroupId } = await furnishRoom(club, ROOM);
    const [first = 'it', other = 'en'] = languagesOfTheDay(2);
    const two: readonly Visitor[] = [
      await enter({ device: 'phone', language: first, theme: 'light' }),
      await enter({ device: 'phone', language: other, theme: 'dark' }),
    ];
    const [one, another] = two;
    if (!one || !another) throw new Error('Nobody came.');
    await signIn(one, demoPeople.trainer, demoPassword);
    await signIn(another, demoPeople.manager, demoPassword);
    const leader = athletes.find(({ nickname }) => nickname === 'Nico');
    if (!leader) throw new Error('Nobody in the world is called Nico.');
    const id = await planTraining(club, { Name: NAME, DisplayGroupId, leader: leader.email, participants: [] });
    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
    const Code = await codeOnScreen(tv);
    await club.call(pairDisplay, { params: { id: club.ClubId }, body: { Code, DisplayGroupId, Name: `TV of ${ROOM}` } });
    const stateOf = async () =>
      (await club.call(listLiveTrainings, { params: { id: club.ClubId } })).find(({ LiveTrainingId }) => LiveTrainingId === id)
        ?.State;

    await test.step('both start it: it runs, and neither reads of an error', async () => {
      await Promise.all(two.map(openControl));
      await Promise.all(
        two.map(({ page, say }) =>
          page
            .getByRole('listitem')
            .filter({ hasText: NAME })
            .getByRole('button', { name: say('liveTr.start') })
            .click(),
        ),
      );
      for (const visitor of two) {
        await expect(stopOf(visitor)).toBeVisible();
        await expect(visitor.page.getByText(visitor.say('liveTr.startError'))).toHaveCount(0);
      }
      await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    });

    await test.step('each raises the goal by a step: it is two steps higher, and both read it', async () => {
      const says = async (goal: number) => {
        for (const visitor of two) {
          const number = new Intl.NumberFormat(visitor.language, { useGrouping: 'always' }).format(goal);
          await expect(goalOf(visitor)).toContainText(visitor.say('live.ofGoal', { goal: number }));
        }
      };
      await goalOf(one)
        .getByRole('button', { name: one.say('live.setGoal') })
        .click();
      await says(500);
      await Promise.all(
        two.map((visitor) =>
          goalOf(visitor)
            .getByRole('button', { name: visitor.say('live.goalMore', { step: 500 }) })
            .click(),
        ),
      );
      await says(1500);
      await auditScreen(another, 'ClubpulseLIVE, control beside another trainer');
    });

    await test.step('what one shows on the TV the other sees as shown, and takes back', async () => {
      const scene = (visitor: Visitor, name: 'live.viewWall' | 'kit.ranking') =>
        visitor.page.getByRole('button', { name: visitor.say(name), exact: true });
      await scene(one, 'kit.ranking').click();
      await expect(scene(another, 'kit.ranking')).toHaveAttribute('aria-pressed', 'true');
      await scene(another, 'live.viewWall').click();
      await expect(scene(one, 'live.viewWall')).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('one ends it while the other is asked about it: it is ended once, and both are told', async () => {
      for (const visitor of two) await stopOf(visitor).click();
      const dialog = ({ page, say }: Visitor) => page.getByRole('dialog', { name: say('live.endTitle', { name: NAME }) });
      await Promise.all(two.map((visitor) => expect(dialog(visitor)).toBeVisible()));
      await dialog(one)
        .getByRole('button', { name: one.say('kit.save'), exact: true })
        .click();
      // Each once: who ended it by the answer, the other by what the room has become.
      await Promise.all(
        two.map(({ page, say }) => expect(page.getByText(say('liveTr.stopped', { name: NAME }))).toHaveCount(1, LOOKED_AGAIN)),
      );
      expect(await stateOf()).toBe('Ended');
      await expect(stopOf(another)).toHaveCount(0);
      await expect(dialog(another)).toHaveCount(0);
      await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(ROOM);
    });
  },
);
