import { test as base } from '@playwright/test';
import { type SignedIn, type Visit, type Visitor, visit } from './visitor.ts';

interface Stage {
  /** Opens a browser for somebody; its screen is saved when the journey fails. */
  enter: (as: Visit, signedIn?: SignedIn) => Promise<Visitor>;
}

/** How a journey is tagged that `npm run test:long` adds: on another device, in another language, at every width. */
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

/** One journey of everybody in `visits`: of the first in `npm test`, where it belongs; of the others in `npm run test:long`. */
export function journey(title: string, visits: readonly Visit[], walk: (stage: Stage, as: Visit) => Promise<void>): void {
  for (const [place, as] of visits.entries())
    test(`${title} (${as.device}, ${as.language}, ${as.theme})`, place === 0 ? {} : long, ({ enter }) => walk({ enter }, as));
}
