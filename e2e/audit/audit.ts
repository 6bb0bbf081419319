import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Visitor } from '../people/visitor.ts';

type Rules = NonNullable<RunOptions['runOnly']>;

const standards: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a theme changes. */
const contrast: Rules = { type: 'rule', values: ['color-contrast'] };
/** All that a theme, a language and its lengths change. */
const looks: Rules = { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] };

/** Script of the page: widths of everything that scrolls the screen sideways. */
const widths = `[document.documentElement, ...document.querySelectorAll('main')]
  .map((element) => ({ over: element.scrollWidth - element.clientWidth, reach: element.getBoundingClientRect().left + element.scrollWidth }))`;

/** Script of the page: resolves when what came last is on the screen. */
const painted = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))';

/** Script of the page: styles that were asked for ahead and are used by nothing, or were asked for in another way than they are used. */
const unused = `[...document.querySelectorAll('link[rel=preload][as=style]')]
  .filter((ahead) => document.querySelector('link[rel=stylesheet][href$="' + new URL(ahead.href).pathname.split('/').pop() + '"]')?.crossOrigin !== ahead.crossOrigin)
  .map(({ href }) => href)`;

/** Milliseconds until a part that is just being drawn has its words. */
const DRAWN_MS = 1000;

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds on the page and finds there again: what comes when it is needed may stand there for a moment before its words do. */
async function violations(page: Page, rules: Rules): Promise<string[]> {
  if ((await violationsNow(page, { rules })).length === 0) return [];
  await page.waitForTimeout(DRAWN_MS);
  const found: string[] = [];
  for (const { id, nodes } of await violationsNow(page, { rules }))
    for (const { target, failureSummary = '' } of nodes)
      if (id !== 'target-size' || (await isTooSmall(page, target.join(' '))))
        found.push(`${id}: ${target.join(' ')} ${failureSummary}`);
  return found;
}

/** Half of what lies at the edge of a phone is below the bar with the tabs: it counts in the middle, where whoever wants it scrolls it. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate(`document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center' })`);
  const found = await violationsNow(page, { rules: { type: 'rule', values: ['target-size'] }, part: target });
  return found.length > 0;
}

/** What axe finds by these rules, or by all, on the page or in what a selector names, as it is painted now. In the page itself: what is framed there is looked at where it stands alone. */
export async function violationsNow(
  page: Page,
  { rules, part }: { rules?: Rules; part?: string } = {},
): Promise<readonly Found[]> {
  await page.evaluate(painted);
  // It stays until the page is left, which going from screen to screen does not.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const context = part === undefined ? 'document' : JSON.stringify(part);
  const options: RunOptions = { ...(rules && { runOnly: rules }), resultTypes: ['violations'], iframes: false };
  return page.evaluate<Found[]>(
    `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) })))`,
  );
}

/** `npm test` leaves axe to `npm run test:long`, which sees every screen at every width; both look at the rest. */
const isAtLength = process.env['JOURNEYS'] !== undefined;

/**
 * A screen as it must always be in the theme it has: axe finds nothing, nothing reaches out of the screen, the console is silent. Of a
 * screen that axe sees whole in another theme and language `looksAlone` judges what those change.
 */
export async function auditAsItIs(visitor: Visitor, name: string, { looksAlone = false } = {}): Promise<void> {
  const { page, width, trouble, live } = visitor;
  const where = placed(visitor, name);
  await expect(page.locator('[aria-busy="true"]'), `loading of ${where}`).toHaveCount(0);
  if (isAtLength) {
    live.held = true;
    const found = await violations(page, looksAlone ? looks : standards);
    live.held = false;
    expect.soft(found, `axe on ${where}`).toEqual([]);
  } else await page.evaluate(painted);
  // On a phone the layout grows with its content, so the page's own width says nothing: the configured one counts.
  for (const { over, reach } of await page.evaluate<{ over: number; reach: number }[]>(widths)) {
    expect.soft(over, `sideways scrolling on ${where}`).toBeLessThanOrEqual(0);
    expect.soft(reach, `content beyond the screen on ${where}`).toBeLessThanOrEqual(width);
  }
  expect.soft(await page.evaluate<string[]>(unused), `asked for ahead of ${where}`).toEqual([]);
  expect.soft(trouble.heard, `console of ${where}`).toEqual([]);
}

/** Script of the page: controls and ways through the product that stand on paper too, by their words. */
const onPaper = `
  [...document.querySelectorAll('nav, search, .mantine-Button-root, .mantine-ActionIcon-root')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.innerText)`;

/** The same, and in `npm run test:long` its contrast in the other theme, and that nothing of it is printed that is pressed. */
export async function auditScreen(visitor: Visitor, name: string): Promise<void> {
  await auditAsItIs(visitor, name);
  if (!isAtLength) return;
  const { page, theme, live } = visitor;
  const other = theme === 'light' ? 'dark' : 'light';
  live.held = true;
  await page.emulateMedia({ colorScheme: other });
  const faint = await violations(page, contrast);
  await page.emulateMedia({ colorScheme: theme });
  await page.emulateMedia({ media: 'print' });
  const pressed = await page.evaluate<string[]>(onPaper);
  await page.emulateMedia({ media: 'screen' });
  live.held = false;
  expect.soft(pressed, `what nobody can press on paper, of ${placed(visitor, name)}`).toEqual([]);
  expect.soft(faint, `contrast of ${placed(visitor, name)}, ${other} instead`).toEqual([]);
}

const placed = ({ device, language, theme }: Visitor, name: string) => `${name} (${device}, ${language}, ${theme})`;
