import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepScroll } from '../platform/back/back-stack.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

function Sheet() {
  const sheet = useRef<HTMLElement>(null);
  useKeptScroll(sheet);
  return <main ref={sheet} />;
}
const open = () =>
  render(
    <MemoryRouter initialEntries={['/ClubMessages']}>
      <Sheet />
    </MemoryRouter>,
  );
const scrolled = () => screen.getByRole('main').scrollTop;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  window.sessionStorage.clear();
  keepScroll('/ClubMessages:default', 28);
});

it('an address that is typed opens at its top, however far it was scrolled the last time', () => {
  window.history.replaceState(null, '');
  const first = open();
  expect(scrolled()).toBe(0);
  // Scrolled and loaded again it is as it was.
  keepScroll('/ClubMessages:default', 40);
  first.unmount();
  open();
  expect(scrolled()).toBe(40);
});

it('a screen returned to is as far down as it was', () => {
  window.history.replaceState({ idx: 2 }, '');
  open();
  expect(scrolled()).toBe(28);
});
