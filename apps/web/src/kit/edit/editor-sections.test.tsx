import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { atWidth } from '../../test/width.ts';
import { showFirstInvalidField } from '../form/first-invalid-field.ts';
import { EditorSections } from './EditorSections.tsx';

beforeEach(() => startPhrases('en'));
afterEach(() => vi.unstubAllGlobals());

function refuse(wrong: boolean) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <main>
      <EditorSections notices="Another user changed it.">
        <input aria-label="name" />
        <input aria-label="seats" aria-invalid={wrong} />
      </EditorSections>
    </main>,
  );
  showFirstInvalidField();
  return scrolled;
}

it('a refused field is scrolled to the middle of the screen, above the save bar', async () => {
  const scrolled = refuse(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'seats' })));
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

it('the notices of a form are scrolled into view when no field is refused', async () => {
  refuse(false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Another user changed it.'));
});

it.each([
  { name: 'a line above the sections on a phone', width: 'phone', aside: undefined, line: 'true' },
  { name: 'a column on a tablet', width: 'tablet', aside: undefined, line: 'false' },
  { name: 'a line on a tablet with content beside the sections', width: 'tablet', aside: 'What it is about', line: 'true' },
  { name: 'a column on a desk, also with content beside the sections', width: 'desk', aside: 'What it is about', line: 'false' },
] as const)('the index of sections is $name', ({ width, aside, line }) => {
  atWidth(width);
  render(
    <EditorSections outline={[{ id: 'name', label: 'Name', wrong: 0 }]} {...(aside !== undefined && { aside })}>
      <p />
    </EditorSections>,
  );
  const index = screen.getByRole('navigation', { name: 'Sections' });
  expect(index.parentElement?.dataset['line']).toBe(line);
});

it('the index of sections marks the section being read, and at the end of the page the last section', () => {
  const tops = { name: 0, seats: 0, end: 0 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id as keyof typeof tops] ?? 0, 100, 100);
  });
  render(
    <main>
      <EditorSections outline={Object.keys(tops).map((id) => ({ id, label: id, wrong: 0 }))}>
        {Object.keys(tops).map((id) => (
          <section key={id} id={id} />
        ))}
      </EditorSections>
    </main>,
  );
  const scroller = screen.getByRole('main');
  const height = window.innerHeight;
  const sizes = { scrollHeight: 3 * height, clientHeight: height, scrollTop: 0 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(scroller, name, { value, writable: true });
  const marked = () =>
    screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-current') === 'true')
      .map((one) => one.textContent);
  const scrollTo = (top: number, ...found: [number, number, number]) => {
    scroller.scrollTop = top;
    [tops.name, tops.seats, tops.end] = found;
    act(() => void scroller.dispatchEvent(new Event('scroll')));
    return marked();
  };
  expect(marked()).toEqual(['name']);
  expect(scrollTo(height, -height, 10, height + 10)).toEqual(['seats']);
  // The last section is marked, although it is too short to reach the top.
  expect(scrollTo(2 * height, -2 * height, -height, height - 100)).toEqual(['end']);
  // A chosen section remains marked until the user scrolls.
  Element.prototype.scrollIntoView = () => {};
  fireEvent.click(screen.getByRole('button', { name: 'seats' }));
  expect(scrollTo(2 * height, -2 * height, -height, height - 100)).toEqual(['seats']);
  fireEvent.wheel(scroller);
  expect(scrollTo(2 * height, -2 * height, -height, height - 100)).toEqual(['end']);
});
