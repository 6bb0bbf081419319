import { IconMail, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPart } from '../../test/part.tsx';
import { userEvent as user } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { Page } from './Page.tsx';
import { countFitting, fittingIn } from './use-fitting.ts';

const done = vi.fn<(what: string) => void>();
const actions = [
  { label: 'Write e-mail', icon: IconMail, href: 'mailto:alessia@example.com' },
  { label: 'Assign', icon: IconPlus, primary: true, onClick: () => done('assign') },
  { label: 'Delete', icon: IconTrash, danger: true, onClick: () => done('delete') },
  { label: 'Print', icon: IconPrinter, onClick: () => done('print') },
];
const open = (shown = actions) =>
  openPart(
    <Page title="Alessia Conti" actions={<HeaderActions label="Actions for Alessia" actions={shown} />}>
      <p>Body</p>
    </Page>,
    [],
  );
const visible = () => [...screen.getByRole('banner').querySelectorAll('[data-action]')].map((one) => one.textContent);
const menu = async () => {
  await user.click(screen.getByRole('button', { name: 'Actions for Alessia' }));
  return within(await screen.findByRole('menu'));
};

describe('the actions in a page header', () => {
  it('on a phone are the primary action and a menu, in which irreversible actions are last', async () => {
    atWidth('phone');
    open();
    expect(visible()).toEqual(['Assign']);
    const folded = await menu();
    const items = folded.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Write e-mail', 'Print', 'Delete']);
    expect(items[0]?.getAttribute('href')).toBe('mailto:alessia@example.com');
    await user.click(folded.getByRole('menuitem', { name: 'Print' }));
    expect(done).toHaveBeenLastCalledWith('print');
  });

  it('on a phone stay visible when there is only one', () => {
    atWidth('phone');
    open(actions.slice(0, 1));
    expect(visible()).toEqual(['Write e-mail']);
    expect(screen.queryByRole('button', { name: 'Actions for Alessia' })).toBeNull();
  });

  it('on larger screens are visible while they fit, except irreversible ones', async () => {
    atWidth('tablet');
    open();
    expect(visible()).toEqual(['Write e-mail', 'Print', 'Assign']);
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    const found = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(found.map((item) => item.textContent)).toEqual(['Delete']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leave space for the title, whose full text is available when it is cut', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('title')).toBe('Alessia Conti');
  });
});

describe('the number of actions that fit in a header', () => {
  const room = (pixels: number, menuAnyway = false) => ({ room: pixels, gap: 8, menu: 52, menuAnyway });

  it.each([
    [316, 3],
    [315, 2],
    [268, 2],
    [267, 1],
    [10, 1],
  ])('in a header of %i px is %i', (pixels, count) => expect(countFitting([100, 100, 100], room(pixels))).toBe(count));

  it('is smaller when a menu is always shown', () => {
    expect(countFitting([100, 100], room(268, true))).toBe(2);
    expect(countFitting([100, 100], room(267, true))).toBe(1);
  });
});

describe('the layout of a header title', () => {
  const places = { line: 680, title: 200, others: 0, controls: 0, gap: 8 };

  it('moves actions into the menu if the whole title and its controls then fit, but not if only half of the title then fits', () => {
    const widths = [122, 165, 108];
    expect(fittingIn(widths, places, false)).toEqual({ count: 3, isBelow: false });
    expect(fittingIn(widths, { ...places, others: 223, controls: 223 }, false)).toEqual({ count: 1, isBelow: false });
  });

  it('moves the actions to a second line when not even the first fits beside the title', () => {
    const crowded = { line: 400, title: 190, others: 223, controls: 223, gap: 8 };
    expect(fittingIn([122, 165, 108], crowded, false)).toEqual({ count: 1, isBelow: true });
  });

  it('leaves the actions beside a title that fits exactly', () => {
    const full = { line: 872, title: 190, others: 64, controls: 0, gap: 8 };
    expect(fittingIn([161, 238, 140, 155], full, false)).toEqual({ count: 3, isBelow: false });
  });

  it('leaves the actions beside a title longer than half of the line', () => {
    expect(fittingIn([122], { ...places, title: 900 }, false)).toEqual({ count: 1, isBelow: false });
  });
});
