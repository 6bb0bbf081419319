import { test as base } from '@playwright/test';
import { type SignedIn, type Visit, type Visitor, visit } from './visitor.ts';

interface Stage {
  enter: (as: Visit, signedIn?: SignedIn) => Promise<Visitor>;
}

/** Tag of journeys that only `npm run test:long` runs, with other devices, languages and widths. */
export const long = { tag: '@long' } as const;

export const test = base.extend<Stage>({
  enter: async ({ browser }, provide, testInfo) => {
    const visitors: Visitor[] = [];
    await provide(async (as, signedIn) => {
      const visitor = await visit(browser, as, signedIn);
      visitors.push(visitor);
      return visitor;
    });
    for (const [index, { page, context, device }] of visitors.entries()) {
      if (testInfo.errors.length > 0) await page.screenshot({ path: testInfo.outputPath(`${index + 1}-${device}.png`) });
      await context.close();
    }
  },
});

/** Runs the journey for each visit: the first in `npm test`, the others in `npm run test:long`. */
export function journey(title: string, visits: readonly Visit[], walk: (stage: Stage, as: Visit) => Promise<void>): void {
  for (const [place, as] of visits.entries())
    test(`${title} (${as.device}, ${as.language}, ${as.theme})`, place === 0 ? {} : long, ({ enter }) => walk({ enter }, as));
}
