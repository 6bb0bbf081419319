import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Visitor } from '../people/visitor.ts';

const standards: NonNullable<RunOptions['runOnly']> = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const widths = `[document.documentElement, ...document.querySelectorAll('main')]
  .map((element) => ({ over: element.scrollWidth - element.clientWidth, reach: element.getBoundingClientRect().left + element.scrollWidth }))`;

/** Finds broken words of up to 24 letters. A line may break at spaces, and after hyphens and slashes. */
const brokenWords = `(() => {
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\-\\u2010-\\u2015/?|&\\u00ad\\u200b]+/g)) {
      if (word.length > 24) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (parts.length > 1 && Math.abs(parts[0].top - parts.at(-1).top) > 4) found.push(word);
    }
  }
  return found;
})()`;

const painted = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))';

const unused = `[...document.querySelectorAll('link[rel=preload][as=style]')]
  .filter((ahead) => document.querySelector('link[rel=stylesheet][href$="' + new URL(ahead.href).pathname.split('/').pop() + '"]')?.crossOrigin !== ahead.crossOrigin)
  .map(({ href }) => href)`;

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { id, nodes } of await violationsNow(page, { runOnly: standards }))
    for (const { target, failureSummary = '' } of nodes)
      if (id !== 'target-size' || (await isTooSmall(page, target.join(' '))))
        found.push(`${id}: ${target.join(' ')} ${failureSummary}`);
  return found;
}

/** The target is scrolled to the centre, because a phone's tab bar covers elements at the edge. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate(`document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center' })`);
  const found = await violationsNow(page, { runOnly: { type: 'rule', values: ['target-size'] } }, target);
  return found.length > 0;
}

async function violationsNow(page: Page, rules: RunOptions, part?: string): Promise<readonly Found[]> {
  await page.evaluate(painted);
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const context = part === undefined ? 'document' : JSON.stringify(part);
  // Frames are audited on their own pages. The rules need no preload of style sheets or media.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false, preload: false };
  return page.evaluate<Found[]>(
    `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) })))`,
  );
}

const soft = expect.configure({ soft: true });

export async function auditScreen(visitor: Visitor, name: string): Promise<void> {
  const { page, width, trouble, live } = visitor;
  const where = placed(visitor, name);
  await expect(page.locator('[aria-busy="true"]'), `loading of ${where}`).toHaveCount(0);
  live.held = true;
  // Polled, because an element may appear before its text.
  await soft.poll(() => violations(page), `axe on ${where}`).toEqual([]);
  live.held = false;
  // The width is compared with the screen, because on a phone the layout viewport grows with the content.
  for (const { over, reach } of await page.evaluate<{ over: number; reach: number }[]>(widths)) {
    soft(over, `sideways scrolling on ${where}`).toBeLessThanOrEqual(0);
    soft(reach, `content beyond the screen on ${where}`).toBeLessThanOrEqual(width);
  }
  soft(await page.evaluate<string[]>(unused), `asked for ahead of ${where}`).toEqual([]);
  soft(trouble.received, `console of ${where}`).toEqual([]);
}

const cutLabels = `[...document.querySelectorAll('.mantine-Button-label')]
  .filter((label) => label.checkVisibility() && label.clientWidth > 1 && label.scrollWidth > label.clientWidth + 1)
  .map((label) => label.innerText)`;

/** Labels of one pixel are left out, because they are only for screen readers. */
export async function auditButtons(visitor: Visitor, name: string): Promise<void> {
  soft(await visitor.page.evaluate<string[]>(cutLabels), `buttons cut on ${placed(visitor, name)}`).toEqual([]);
}

export async function auditLineBreaks(visitor: Visitor, name: string): Promise<void> {
  soft(await visitor.page.evaluate<string[]>(brokenWords), `words broken inside on ${placed(visitor, name)}`).toEqual([]);
}

export async function auditPhrases(visitor: Visitor, name: string): Promise<void> {
  const text = await visitor.page.evaluate<string>('document.body.innerText');
  const keys = [...text.matchAll(/\b([a-z]\w*)\.[a-z]\w*/g)]
    .filter(([, area = '']) => visitor.areas.has(area))
    .map(([key]) => key);
  soft([...keys, ...(text.match(/\{\{\w*/g) ?? [])], `phrases missing on ${placed(visitor, name)}`).toEqual([]);
}

const STEADY = 0.05;

export async function watchShifts({ page }: Visitor): Promise<void> {
  await page.addInitScript(`
    window.shifts = [];
    const whence = ({ node, previousRect: was, currentRect: is }) =>
      (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '').slice(0, 90) + ' from ' + [was.x, was.y] + ' to ' + [is.x, is.y];
    const note = (entries) => window.shifts.push(...entries.map(({ value, sources }) => ({ value, what: sources.map(whence) })));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      note(observer.takeRecords());
      return window.shifts.splice(0);
    };`);
}

async function takeShifts({ page }: Visitor): Promise<readonly { value: number; what: string[] }[]> {
  await page.evaluate(painted);
  return page.evaluate('window.takeShifts()');
}

export const forgetShifts = async (visitor: Visitor): Promise<void> => void (await takeShifts(visitor));

export async function auditShifts(visitor: Visitor, name: string): Promise<void> {
  const shifts = await takeShifts(visitor);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  soft(sum, `moved on ${placed(visitor, name)}: ${JSON.stringify(shifts)}`).toBeLessThan(STEADY);
}

const onPaper = `
  [...document.querySelectorAll('nav, search, .mantine-Button-root, .mantine-ActionIcon-root')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.innerText)`;

export async function auditPaper(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  soft(await page.evaluate<string[]>(onPaper), `pressed on paper, of ${placed(visitor, name)}`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  // Waits, because the change back must not count as a layout shift of the next screen.
  await page.waitForFunction("matchMedia('screen').matches");
  await page.evaluate(painted);
}

const unfocused = `(() => {
  const look = (part, pseudo) => {
    // Where motion is reduced every change is still a transition, of a hundredth of a millisecond.
    for (const one of part.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const { outline, boxShadow, borderColor, backgroundColor, color, opacity } = getComputedStyle(part, pseudo);
    return [outline, boxShadow, borderColor, backgroundColor, color, opacity].join();
  };
  // A ring may be drawn around the field that a control is part of, or by what lies over it.
  const looks = (one) => [one, one.parentElement, one.parentElement?.parentElement, one.firstElementChild, one.nextElementSibling, ...(one.labels ?? [])]
    .map((part) => part && [undefined, '::before', '::after'].map((pseudo) => look(part, pseudo)).join())
    .join();
  // Elements with the same styles around them look alike: of two hundred rows only the first of each kind is checked.
  const kinds = new Set();
  const isNew = (one) => {
    const kind = [one, one.parentElement, one.parentElement?.parentElement].map((part) => part?.tagName + ' ' + part?.className).join() + one.type;
    return !kinds.has(kind) && kinds.add(kind);
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
    .filter((one) => one.tabIndex > 0 || isNew(one))
    .filter((one) => {
      if (one.tabIndex > 0) return true;
      document.activeElement?.blur();
      const before = looks(one);
      one.focus({ preventScroll: true });
      return document.activeElement !== one || looks(one) === before;
    })
    .map((one) => one.outerHTML.slice(0, 200));
})()`;

export async function auditKeyboard(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press('Tab');
  const where = placed(visitor, name);
  soft(await page.evaluate(`document.activeElement?.matches(':focus-visible')`), `the first Tab on ${where}`).toBe(true);
  soft(await page.evaluate<string[]>(unfocused), `unreached by the keyboard on ${where}`).toEqual([]);
}

const placed = ({ device, language, theme }: Visitor, name: string) => `${name} (${device}, ${language}, ${theme})`;
