import { test as base } from '@playwright/test';
import { type Visit, type Visitor, visit } from './visitor.ts';

interface Stage {
  /** Puts somebody in front of a browser of her own; what she sees is kept when the journey fails. */
  enter: (as: Visit) => Promise<Visitor>;
}

/** How a journey is tagged whose point another one makes on the device it belongs to: half of them for each commit (`isInTurn`). */
export const otherDevice = { tag: '@otherDevice' } as const;

/**
 * How one is tagged whose steps `npm test` proves each by itself, in the tests of its screens and of its calls: what only the way from
 * one to the next could break is found by the one that stays (`athlete`) or at length.
 */
export const atLength = { tag: '@atLength' } as const;

const turn = process.env['TURN'] ?? '';

/** Of a journey that is made on several devices and in several languages one, another for each commit; all where TURN is not said. */
export const inTurn = <T>(visits: readonly T[]): readonly T[] =>
  turn === '' ? visits : visits.filter((_, place) => place === Number(turn) % visits.length);

/** Whether it is among those of this commit; each is where TURN is not said. */
const isInTurn = (title: string): boolean =>
  turn === '' || ([...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + Number(turn)) % 2 === 0;

export const test = base.extend<Stage>({
  enter: async ({ browser }, provide, testInfo) => {
    testInfo.skip(testInfo.tags.includes(otherDevice.tag) && !isInTurn(testInfo.title), 'The turn of another commit');
    const visitors: Visitor[] = [];
    await provide(async (as) => {
      const visitor = await visit(browser, as);
      visitors.push(visitor);
      return visitor;
    });
    for (const [index, { page, context, device }] of visitors.entries()) {
      if (testInfo.errors.length > 0) await page.screenshot({ path: testInfo.outputPath(`${index + 1}-${device}.png`) });
      await context.close();
    }
  },
});
