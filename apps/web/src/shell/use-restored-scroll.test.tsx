import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepScroll } from '../platform/back/back-stack.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';

function Sheet() {
  const sheet = useRef<HTMLElement>(null);
  useRestoredScroll(sheet);
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

it('a URL that the user types opens at the top of its screen, whatever the former scroll position', () => {
  window.history.replaceState(null, '');
  const first = open();
  expect(scrolled()).toBe(0);
  keepScroll('/ClubMessages:default', 40);
  first.unmount();
  open();
  expect(scrolled()).toBe(40);
});

it('a screen restores its scroll position when the user goes back to it', () => {
  window.history.replaceState({ idx: 2 }, '');
  open();
  expect(scrolled()).toBe(28);
});
