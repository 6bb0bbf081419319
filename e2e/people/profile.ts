import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Presses and fills as somebody does, and counts both; choosing from a list is two presses. */
export function counting() {
  let acts = 0;
  return {
    count: () => acts,
    press: async (what: Locator) => {
      acts++;
      await what.click();
    },
    fill: async (field: Locator, text: string) => {
      acts++;
      await field.fill(text);
    },
  };
}
export type Acts = ReturnType<typeof counting>;

/** What the account rules ask of everybody. */
export async function completeProfile({ page, say }: Visitor, as: string, { press, fill }: Acts = counting()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.completeTitle'));
  await fill(page.getByRole('textbox', { name: say('accounts.nickname') }), as);
  await fill(page.getByRole('textbox', { name: say('accounts.birthDate') }), '04/05/1990');
  await press(page.getByRole('combobox', { name: say('accounts.gender') }));
  await press(page.getByRole('option', { name: say('accounts.genderFemale') }));
  const height = page.getByRole('slider', { name: say('kit.height') });
  await press(height);
  await height.press('ArrowRight');
  await fill(page.getByRole('textbox', { name: say('kit.weight') }), '62');
  await press(page.getByRole('button', { name: say('accounts.start') }));
}
