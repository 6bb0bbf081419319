import { test as base } from '@playwright/test';
import { type SignedIn, type Visit, type Visitor, visit } from './visitor.ts';

interface Stage {
  enter: (as: Visit, signedIn?: SignedIn) => Promise<Visitor>;
}

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

/** `npm test` runs the first visit only. */
export function journey(title: string, visits: readonly Visit[], walk: (stage: Stage, as: Visit) => Promise<void>): void {
  for (const [place, as] of visits.entries())
    test(`${title} (${as.device}, ${as.language}, ${as.theme})`, place === 0 ? {} : long, ({ enter }) => walk({ enter }, as));
}
